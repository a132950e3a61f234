/// Ways to set off a glyph other than by colour.
package struct Attributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// None. `[]` would make an array first.
  package init() { rawValue = 0 }

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let bold = Attributes(rawValue: 1 << 0)
  package static let italic = Attributes(rawValue: 1 << 1)
  package static let underline = Attributes(rawValue: 1 << 2)
  package static let strikethrough = Attributes(rawValue: 1 << 3)
  package static let reverse = Attributes(rawValue: 1 << 4)
}

extension Attributes: CustomStringConvertible {
  package var description: String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.italic, "italic"), (.underline, "underline"),
      (.strikethrough, "strikethrough"), (.reverse, "reverse"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
