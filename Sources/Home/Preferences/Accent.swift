package import Cells
package import Layout
import Views

/// The colour for accented parts: a named one from the palette, or the user's own.
package struct Accent: Hashable, Sendable {
  /// The accent as written: `amber`, `#ffb454`.
  package let word: String
  let color: Color

  /// The names in the palette, each of which is also a named colour.
  package static let palette = ["amber", "coral", "pink", "violet", "blue", "teal", "green"]

  package static let amber = Accent(named: "amber")

  /// Fails unless the word is a name from the palette, or `#` and six hexadecimal digits.
  package init?(_ word: String) {
    if Self.palette.contains(word) {
      self.init(named: word)
    } else if let color = RGB(hash: word[...]) {
      self.init(word: word.lowercased(), color: Color(color))
    } else {
      return nil
    }
  }

  private init(word: String, color: Color) {
    (self.word, self.color) = (word, color)
  }

  private init(named name: String) {
    self.init(
      word: name, color: Color("Accent\(name.prefix(1).uppercased())\(name.dropFirst())"))
  }
}

/// A theme, and the user's own colours in place of some of its.
package struct ThemeChoice: Hashable, Sendable {
  package var name = ThemeName.usual
  package var ownColors: [Theme.Role: RGB] = [:]

  /// Its colours; nil if they are the program's own.
  func theme(in palettes: () -> Palettes) -> Theme? {
    name.theme(in: palettes, with: ownColors)
  }
}
