import Cells
package import Views

/// One row of text.
package struct TextLine: Hashable, Sendable {
  package let glyphs: [StyledGlyph]
  package let styles: [TextRunStyle]
  /// Why something else is shown instead of the text; nil for the text.
  package let redaction: Redaction?

  init(glyphs: [StyledGlyph], styles: [TextRunStyle], redaction: Redaction? = nil) {
    self.glyphs = glyphs
    self.styles = styles
    self.redaction = redaction
  }

  package var width: Int { glyphs.reduce(0) { $0 + $1.glyph.width } }
}

extension TextLine: CustomStringConvertible {
  package var description: String { glyphs.map(\.glyph.description).joined() }
}
