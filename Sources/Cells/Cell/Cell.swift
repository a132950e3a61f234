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
