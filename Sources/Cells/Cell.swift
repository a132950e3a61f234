/// One position of a canvas: its style, and a glyph or the right half of the wide glyph before it.
package struct Cell: Hashable, Sendable {
  package var glyph: Glyph
  package var style: Style

  package static let blank = Cell()

  package init(_ glyph: Glyph = .space, _ style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  package var isTail: Bool { glyph == .tail }
}

/// The look of a cell; a nil colour is the terminal's own.
package struct Style: Hashable, Sendable {
  private var packedForeground: UInt32
  private var packedBackground: UInt32
  package var attributes: Attributes

  package static let plain = Style()

  package init(
    foreground: RGB? = nil, background: RGB? = nil, attributes: Attributes = Attributes()
  ) {
    packedForeground = Self.packed(foreground)
    packedBackground = Self.packed(background)
    self.attributes = attributes
  }

  package var foreground: RGB? {
    get { Self.unpacked(packedForeground) }
    set { packedForeground = Self.packed(newValue) }
  }

  package var background: RGB? {
    get { Self.unpacked(packedBackground) }
    set { packedBackground = Self.packed(newValue) }
  }

  /// The same without a glyph's part in it.
  var ground: Style {
    var style = self
    (style.packedForeground, style.attributes) = (0, Attributes())
    return style
  }

  /// Packs a colour into one word: words compare several times faster than optional bytes, and
  /// damage is all comparison.
  private static func packed(_ colour: RGB?) -> UInt32 {
    colour.map { $0.hex | 0xFF00_0000 } ?? 0
  }

  private static func unpacked(_ word: UInt32) -> RGB? {
    word == 0 ? nil : RGB(word)
  }
}

extension Style: CustomStringConvertible {
  package var description: String {
    let colours = "\(foreground?.description ?? "-") on \(background?.description ?? "-")"
    return attributes.isEmpty ? colours : "\(colours) \(attributes)"
  }
}

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
