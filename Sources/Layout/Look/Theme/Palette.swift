package import Cells

/// A colour for each role, as published under a name.
package struct Palette: Hashable, Sendable {
  private let colors: [Theme.Role: RGB]

  fileprivate init?(_ words: ArraySlice<Substring>) {
    let colors = words.compactMap(RGB.init(hash:))
    guard colors.count == Theme.Role.allCases.count, words.count == colors.count else { return nil }
    self.colors = Dictionary(uniqueKeysWithValues: zip(Theme.Role.allCases, colors))
  }

  package subscript(role: Theme.Role) -> RGB? { colors[role] }
}

/// The palettes that are known, by name.
package struct Palettes: Hashable, Sendable {
  private var palettes: [String: Palette] = [:]

  package init() {}

  /// Parses one palette from each line: a name, then a colour for each role.
  package init(parsing text: String) throws(LineError) {
    for line in TableLine.lines(of: text) {
      guard let palette = Palette(line.words.dropFirst()) else {
        throw line.error("expected a name and a colour for each role")
      }
      palettes[String(line.words[0])] = palette
    }
  }

  package subscript(name: String) -> Palette? { palettes[name] }
}
