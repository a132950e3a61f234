package import Cells
import Ink
import Views

/// A symbol drawn with figures, in a square of some rows.
package struct DrawnSymbol: Hashable, Sendable {
  let node: SymbolNode
  let rows: Int
  let tier: GlyphTier
  /// The symbol, read once when the box is made; nil if its figures can't be read.
  let symbol: Symbol?

  /// The minimum number of rows; with few rows, only fine blocks can show a figure.
  static func leastRows(in tier: GlyphTier) -> Int { tier == .ascii || tier == .half ? 3 : 2 }

  package var size: Size { Size(width: 2 * rows, height: rows) }
}
