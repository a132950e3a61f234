import Cells
package import Views

/// One row of set text.
package struct TextLine: Hashable, Sendable {
  package let glyphs: [StyledGlyph]
  package let styles: [TextStyle]

  package var width: Int { glyphs.reduce(0) { $0 + $1.glyph.width } }
}

extension TextLine: CustomStringConvertible {
  package var description: String { glyphs.map(\.glyph.description).joined() }
}
