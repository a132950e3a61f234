package import Cells

/// A glyph of a text and which of the text's styles it has.
package struct StyledGlyph: Hashable, Sendable {
  package let glyph: Glyph
  package let style: Int

  var isSpace: Bool { glyph == .space }
}
