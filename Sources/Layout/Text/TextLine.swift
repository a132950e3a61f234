import Cells
package import Views

/// One row of text.
package struct TextLine: Hashable, Sendable {
  package let glyphs: [StyledGlyph]
  package let styles: [TextRunStyle]
  /// Whether this is a placeholder for the text.
  package let isRedacted: Bool

  init(glyphs: [StyledGlyph], styles: [TextRunStyle], isRedacted: Bool = false) {
    self.glyphs = glyphs
    self.styles = styles
    self.isRedacted = isRedacted
  }

  package var width: Int { glyphs.reduce(0) { $0 + $1.glyph.width } }
}

extension TextLine: CustomStringConvertible {
  package var description: String { glyphs.map(\.glyph.description).joined() }
}
