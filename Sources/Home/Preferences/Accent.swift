import Views

/// The colour of accented parts: one of the palette, by its name, or a person's own.
package struct Accent: Hashable, Sendable {
  /// As it is written: `amber`, `#ffb454`.
  package let word: String
  let color: Color

  /// The names of the palette, whose colours are among those that have names.
  package static let palette = ["amber", "coral", "pink", "violet", "blue", "teal", "green"]

  package static let amber = Accent(named: "amber")

  /// Nil for what is neither a name of the palette nor six hexadecimal digits behind a `#`.
  package init?(_ word: String) {
    if Self.palette.contains(word) {
      self.init(named: word)
    } else if let color = Color(hash: word) {
      self.init(word: word.lowercased(), color: color)
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

extension Color {
  fileprivate init?(hash word: String) {
    let digits = word.dropFirst()
    guard word.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let hex = UInt32(digits, radix: 16)
    else { return nil }
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
