import Cells
import Ink

/// A picture in columns of blocks, each lit from one level to another.
struct BlockColumns: Hashable {
  /// The kind of blocks: halves of a column with the tier's levels, or whole columns.
  enum Grain: Hashable {
    case halves
    case columns
  }

  let grain: Grain
  let tier: GlyphTier
  let size: Size
  /// The levels in a row of cells.
  let levels: Int
  /// The lit levels of each column, counted from the bottom.
  private(set) var lit: [Range<Int>]

  init(of grain: Grain, levels: Int, tier: GlyphTier, in size: Size) {
    (self.grain, self.tier, self.size, self.levels) = (grain, tier, size, levels)
    lit = Array(repeating: 0..<0, count: size.width * (grain == .halves ? 2 : 1))
  }

  /// All levels of a column.
  var height: Int { size.height * levels }

  /// Lights levels of a column, and leaves what is lit already.
  mutating func light(_ range: Range<Int>, of column: Int) {
    guard lit.indices.contains(column), !range.isEmpty else { return }
    let range = range.clamped(to: 0..<height)
    let old = lit[column]
    lit[column] =
      old.isEmpty
      ? range
      : min(old.lowerBound, range.lowerBound)..<max(old.upperBound, range.upperBound)
  }

  /// The lit levels of a column within a row, counted from the bottom of that row.
  func lit(column: Int, row: Int) -> Range<Int> {
    let bottom = (size.height - 1 - row) * levels
    let part = lit[column].clamped(to: bottom..<bottom + levels)
    return part.isEmpty ? 0..<0 : part.lowerBound - bottom..<part.upperBound - bottom
  }

  /// The columns of blocks in a column of cells.
  func columns(inCell column: Int) -> Range<Int> {
    grain == .halves ? 2 * column..<2 * column + 2 : column..<column + 1
  }

  /// The first row of a column of cells in which nothing lies above what is lit; nil if nothing is lit.
  func firstRow(belowLineInCell column: Int) -> Int? {
    columns(inCell: column).map { lit[$0] }.filter { !$0.isEmpty }.map(\.upperBound).min()
      .map { size.height - $0 / levels }
  }

  /// The lit blocks of a cell, as bits from the upper left.
  func bits(column: Int, row: Int) -> Int {
    columns(inCell: column).enumerated().reduce(0) { bits, column in
      lit(column: column.element, row: row).reduce(bits) { bits, level in
        let below = levels - 1 - level
        return bits | 1 << (grain == .halves ? 2 * below + column.offset : below)
      }
    }
  }

  var fullBits: Int { (1 << (levels * (grain == .halves ? 2 : 1))) - 1 }
}
