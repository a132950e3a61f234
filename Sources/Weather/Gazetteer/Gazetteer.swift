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
    let start = Array("\(id)\t".utf8)
    return lines.first { $0.utf8.starts(with: start) }.flatMap(City.init)
  }

  /// The best known city of a time zone, then others of its country, then others.
  package func cities(near zoneName: String, count: Int) -> [City] {
    let cities = lines.lazy.compactMap(City.init)
    guard let home = cities.first(where: { $0.zoneName == zoneName }) ?? self.cities.first else {
      return []
    }
    let others = { (count: Int, areNear: Bool) in
      Array(
        cities.lazy
          .filter { $0.id != home.id && ($0.countryCode == home.countryCode) == areNear }
          .prefix(count))
    }
    let near = [home] + others(count - 1, true)
    return near + others(count - near.count, false)
  }

  private var lines: some Sequence<Substring> {
    TextLines(of: text).lazy.filter { !$0.utf8.starts(with: Self.comment) }
  }

  private static let comment = Array("//".utf8)
}

/// The lines of a text that aren't empty, one at a time. Looks at bytes: to look at each letter of
/// the table would take ten times as long.
private struct TextLines: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View

  init(of text: String) {
    rest = text[...].utf8
  }

  mutating func next() -> Substring? {
    rest = rest.drop { $0 == UInt8(ascii: "\n") }
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    defer { rest = rest[end...] }
    return Substring(rest[..<end])
  }
}
