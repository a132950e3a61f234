import Assets

/// The cities that the program knows without asking anybody, the best known first.
package struct Gazetteer: Sendable {
  // A value made for a question and thrown away: all cities take more memory than all tiles.
  private let text: String

  package init() {
    self.init(text: Asset.cities.text)
  }

  init(text: String) {
    self.text = text
  }

  package var cities: [City] { lines.compactMap(City.init) }

  package subscript(id: City.ID) -> City? {
    lines.first { $0.hasPrefix(id + "\t") }.flatMap(City.init)
  }

  private var lines: some Sequence<Substring> {
    text.split(separator: "\n").lazy.filter { !$0.hasPrefix("//") }
  }
}
