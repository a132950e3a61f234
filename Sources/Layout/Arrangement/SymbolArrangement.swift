import Cells
import Views

/// A symbol as a single character.
struct SymbolArrangement: Arrangement {
  private let line: TextLine
  private let width: Int

  init(_ symbol: SymbolNode, in surroundings: Surroundings) {
    let style = TextStyle(font: symbol.font, paint: symbol.paint)
    let glyph = surroundings.symbols.glyph(named: symbol.name, in: surroundings.glyphs)
    let plain = TextLine(glyphs: [StyledGlyph(glyph: glyph, style: 0)], styles: [style])
    line = symbol.isRedacted ? plain.redacted(as: surroundings.glyphs.disc) : plain
    width = glyph.width
  }

  func size(for proposal: Proposal) -> Size {
    Size(width: width, height: 1)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    Box(frame: frame, drawing: .text([line], alignment: .center))
  }
}
