package import Cells

/// A glyph and the index of its style in the text.
package struct StyledGlyph: Hashable, Sendable {
  package let glyph: Glyph
  package let style: Int

  var isSpace: Bool { glyph == .space }
}
