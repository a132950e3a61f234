import System
import Cells
import Views

/// A bar in cells, in steps of half a column where such blocks exist.
struct MeterBar {
  let size: Size
  let tier: GlyphTier
  let metric: Metric

  /// A stretch of the bar, in steps.
  struct Piece {
    let steps: Range<Int>
    let kind: Kind

    enum Kind { case filled, rest, mark }
  }

  var stepCount: Int { size.width * stepsOfColumn }

  /// The pieces of a bar filled up to a step. A gap of one step before the rest limits each cell to
  /// two colours.
  func pieces(filled: Int) -> [Piece] {
    let isParted = filled > 0 && filled < stepCount
    return pieces([(0, filled, .filled), (filled + (isParted ? gap : 0), stepCount, .rest)])
  }

  /// The number of positions for a mark.
  var markCount: Int { max(0, stepCount - stepsOfMark) }

  func pieces(markedAt step: Int) -> [Piece] {
    let end = min(stepCount, step + stepsOfMark)
    return pieces([
      (0, step - gap, .filled), (step, end, .mark), (end + gap, stepCount, .filled),
    ])
  }

  /// The rectangle of a piece, in points; a mark is as high as the row.
  func rect(of piece: Piece) -> CGRect {
    let step = metric.cell.width / Double(stepsOfColumn)
    let block = metric.cell.height / Double(blocksOfRow)
    let blocks = piece.kind == .mark ? 0..<size.height * blocksOfRow : blocks
    return CGRect(
      x: Double(piece.steps.lowerBound) * step, y: Double(blocks.lowerBound) * block,
      width: Double(piece.steps.count) * step, height: Double(blocks.count) * block)
  }

  /// Whether a block of half a row would lie on what is written below it, so that a line in the middle
  /// of the row is better.
  var wouldTouchText: Bool { (tier == .quadrant || tier == .half) && size.height == 1 }

  /// The row in which the bar is written.
  var middleRow: Int { max(0, size.height - 1) / 2 }

  /// The columns that a piece fills entirely.
  func columns(of piece: Piece) -> Range<Int> {
    let (first, end) = (piece.steps.lowerBound, piece.steps.upperBound)
    let start = (first + stepsOfColumn - 1) / stepsOfColumn
    return start..<max(start, end / stepsOfColumn)
  }

  private var stepsOfColumn: Int { tier.hasHalfColumns ? 2 : 1 }
  private var stepsOfMark: Int {
    max(1, Int(bounded: (Double(stepsOfColumn) * metric.scale).rounded()))
  }
  private var gap: Int { stepsOfColumn - 1 }

  private var blocksOfRow: Int {
    switch tier {
    case .octant: 4
    case .quadrant, .half: 2
    case .sextant, .ascii: 3
    }
  }

  /// The blocks in the middle of the frame or just below it: a third of a row at the usual scale,
  /// or half of one of four blocks.
  private var blocks: Range<Int> {
    let all = size.height * blocksOfRow
    let share = tier == .octant ? 0.5 : 1.0 / 3
    let count = min(
      all, max(1, Int(bounded: (metric.scale * Double(blocksOfRow) * share).rounded())))
    let first = (all - count + 1) / 2
    return first..<first + count
  }

  /// The pieces that aren't empty.
  private func pieces(_ parts: [(start: Int, end: Int, kind: Piece.Kind)]) -> [Piece] {
    parts.filter { $0.start < $0.end }.map { Piece(steps: $0.start..<$0.end, kind: $0.kind) }
  }
}
