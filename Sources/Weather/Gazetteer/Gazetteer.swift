import Assets

/// The built-in cities, best known first.
package struct Gazetteer: Sendable {
  // Parsed on demand and then discarded: all cities take more memory than all widgets.
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
