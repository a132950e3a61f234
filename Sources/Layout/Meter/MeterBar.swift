import Cells
import Views

/// A bar in cells, divided into steps of half a column where there are such blocks.
struct MeterBar {
  let size: Size
  let tier: GlyphTier

  /// A stretch of the bar, in steps.
  struct Piece {
    let steps: Range<Int>
    let kind: Kind

    enum Kind { case filled, rest, mark }
  }

  var stepCount: Int { size.width * stepsOfColumn }

  /// Filled up to a step; between what is filled and the rest a step is left, so that each cell has
  /// but two colours.
  func pieces(filled: Int) -> [Piece] {
    let isParted = filled > 0 && filled < stepCount
    return pieces([(0, filled, .filled), (filled + (isParted ? gap : 0), stepCount, .rest)])
  }

  /// How many places there are for a mark.
  var markCount: Int { max(0, stepCount - stepsOfColumn) }

  func pieces(markedAt step: Int) -> [Piece] {
    let end = min(stepCount, step + stepsOfColumn)
    return pieces([
      (0, step - gap, .filled), (step, end, .mark), (end + gap, stepCount, .filled),
    ])
  }

  /// The part of the bar that a piece is; a mark is as high as the row.
  func rect(of piece: Piece) -> CGRect {
    let whole = Thinness.bar.rect(in: size, tier: tier)
    let step = Metric.cell.width / Double(stepsOfColumn)
    return CGRect(
      x: Double(piece.steps.lowerBound) * step, y: piece.kind == .mark ? 0 : whole.minY,
      width: Double(piece.steps.count) * step,
      height: piece.kind == .mark ? Metric.cell.height : whole.height)
  }

  /// The columns that a piece fills.
  func columns(of piece: Piece) -> Range<Int> {
    let (first, end) = (piece.steps.lowerBound, piece.steps.upperBound)
    let start = (first + stepsOfColumn - 1) / stepsOfColumn
    return start..<max(start, end / stepsOfColumn)
  }

  private var stepsOfColumn: Int { tier == .sextant || tier == .quadrant ? 2 : 1 }
  private var gap: Int { stepsOfColumn - 1 }

  /// Those for which there is room.
  private func pieces(_ parts: [(start: Int, end: Int, kind: Piece.Kind)]) -> [Piece] {
    parts.filter { $0.start < $0.end }.map { Piece(steps: $0.start..<$0.end, kind: $0.kind) }
  }
}
