import Cells
import Views

/// A symbol as a figure where its font is large and there is room, else as a single character.
struct SymbolArrangement: Arrangement {
  private let symbol: SymbolNode
  private let index: SymbolIndex
  private let tier: GlyphTier

  init(_ symbol: SymbolNode, in surroundings: Surroundings) {
    self.symbol = symbol
    index = surroundings.symbols
    tier = surroundings.glyphs
  }

  func size(for proposal: Proposal) -> Size {
    drawn(for: proposal)?.size ?? Size(width: 1, height: 1)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    let drawing =
      drawn(for: proposal).map(Drawing.symbol) ?? .text([line], alignment: .center)
    return Box(
      frame: frame, drawing: drawing,
      transition: symbol.isRedacted ? .identity : symbol.transition)
  }

  private var line: TextLine {
    let style = TextStyle(font: symbol.font, paint: symbol.paint)
    let glyph = index.glyph(named: symbol.name, in: tier)
    let plain = TextLine(glyphs: [StyledGlyph(glyph: glyph, style: 0)], styles: [style])
    return symbol.isRedacted ? plain.redacted(as: tier.disc) : plain
  }

  /// The largest figure that has room.
  private func drawn(for proposal: Proposal) -> DrawnSymbol? {
    guard symbol.font.isLarge else { return nil }
    let rows = min(
      (symbol.font.thirdsOfRows + 2) / 3, proposal.height ?? .max, (proposal.width ?? .max) / 2)
    guard rows >= DrawnSymbol.leastRows(in: tier) else { return nil }
    return DrawnSymbol(node: symbol, rows: rows, tier: tier, index: index)
  }
}
