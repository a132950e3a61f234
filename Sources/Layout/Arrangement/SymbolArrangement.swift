import Cells
import Ink
import Views

/// A symbol as a figure if its font is large and there is room, or else as one character.
struct SymbolArrangement: Arrangement {
  private let symbol: SymbolNode
  /// The symbol's font in units of Ink.
  private let font: Font
  private let index: SymbolIndex
  private let tier: GlyphTier

  init(_ symbol: SymbolNode, in surroundings: Surroundings) {
    self.symbol = symbol
    font = surroundings.metric.scaled(symbol.font)
    index = surroundings.symbols
    tier = surroundings.glyphs
  }

  func size(for proposal: Proposal) -> Size {
    rows(for: proposal).map { Size(width: 2 * $0, height: $0) } ?? Size(width: 1, height: 1)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    var box = Box(
      frame: frame, drawing: drawing(for: proposal),
      transition: symbol.isRedacted ? .identity : symbol.transition)
    box.isAccented = symbol.accentedRenderingMode?.isAccented == true
    return box
  }

  private func drawing(for proposal: Proposal) -> Drawing {
    guard let rows = rows(for: proposal) else { return .text([line], alignment: .center) }
    let figures =
      switch symbol.redaction {
      case .placeholder: Symbol?.none
      case .privacy: index.symbol(named: "lock.fill")
      case nil: index.symbol(named: symbol.name)
      }
    return .symbol(DrawnSymbol(node: symbol, rows: rows, tier: tier, symbol: figures))
  }

  private var line: TextLine {
    let style = TextRunStyle(font: font, paint: symbol.paint)
    let glyph =
      switch symbol.redaction {
      case .placeholder: tier.disc
      case .privacy: tier.dot
      case nil: index.glyph(named: symbol.name, in: tier)
      }
    return TextLine(
      glyphs: [StyledGlyph(glyph: glyph, style: 0)], styles: [style], redaction: symbol.redaction)
  }

  /// The rows of the largest figure that fits; nil if the symbol is written as a character.
  private func rows(for proposal: Proposal) -> Int? {
    guard font.isLarge else { return nil }
    let rows = min(
      (font.thirdsOfRows + 2) / 3, proposal.height ?? .max, (proposal.width ?? .max) / 2)
    let least = DrawnSymbol.leastRows(in: tier)
    // Without blocks, only the lines drawn by hand look like something.
    return rows >= least ? (tier == .ascii ? least : rows) : nil
  }
}
