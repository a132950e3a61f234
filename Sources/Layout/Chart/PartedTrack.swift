import System
import Cells
import Ink
import Views

/// A track on one row, in half columns where the tier has them. Beside its parts, half a column then
/// stays free, for a cell has two colours only. It is a line in the middle of its row, or a thick one
/// that leaves the foot of the row free.
struct PartedTrack {
  private enum Step {
    case track, part, gap
  }

  private let tier: GlyphTier
  private let isThick: Bool
  private let stepsOfColumn: Int
  private let steps: [Step]

  init(_ parts: [ChartSpan], tier: GlyphTier, columns: Int, isThick: Bool = false) {
    (self.tier, self.isThick) = (tier, isThick)
    stepsOfColumn = tier.hasHalfColumns ? 2 : 1
    let count = max(0, columns) * stepsOfColumn
    var steps = Array(repeating: Step.track, count: count)
    let lit = parts.compactMap { $0.steps(of: count) }
    if stepsOfColumn > 1 {
      for part in lit {
        for step in [part.lowerBound - 1, part.upperBound] where steps.indices.contains(step) {
          steps[step] = .gap
        }
      }
    }
    for step in lit.joined() { steps[step] = .part }
    self.steps = steps
  }

  /// The glyph of a part in a column; nil where there is none.
  func partGlyph(at column: Int) -> Glyph? {
    glyph(of: .part, at: column, isThin: false, ascii: "=")
  }

  /// The glyph of the track in a column, which may be a thin line; nil where there is none.
  func trackGlyph(at column: Int, isThin: Bool) -> Glyph? {
    glyph(of: .track, at: column, isThin: isThin, ascii: "-")
  }

  private func glyph(
    of kind: Step, at column: Int, isThin: Bool, ascii: Unicode.Scalar
  ) -> Glyph? {
    let cell = column * stepsOfColumn..<(column + 1) * stepsOfColumn
    let shown = cell.clamped(to: steps.indices).filter { steps[$0] == kind }
    guard let first = shown.first else { return nil }
    let isLeft = first == cell.lowerBound
    let isWhole = shown.count == stepsOfColumn
    if tier == .ascii { return Glyph(ascii) }
    if isThin { return Glyph(isWhole ? "─" : isLeft ? "╴" : "╶") }
    guard let blocks else { return Glyph(isWhole ? "━" : isLeft ? "╸" : "╺") }
    let bits = blocks.filter { isWhole || ($0 % 2 == 0) == isLeft }
    return tier.glyph(ofBlocks: bits.reduce(0) { $0 | 1 << $1 })
  }

  /// The blocks of a whole cell; nil where a line is better, because blocks of half a row would stand
  /// above or below the text beside them.
  private var blocks: Range<Int>? {
    switch tier {
    case .octant: isThick ? 0..<6 : 2..<6
    case .sextant: isThick ? 0..<4 : 2..<4
    case .quadrant: isThick ? 0..<2 : nil
    case .half: isThick ? 0..<1 : nil
    case .ascii: nil
    }
  }
}

extension ChartSpan {
  /// The steps of so many that it covers, at least one; nil if it covers nothing.
  fileprivate func steps(of count: Int) -> Range<Int>? {
    let (start, end) = (max(0, min(1, start)), max(0, min(1, end)))
    guard start < end, count > 0 else { return nil }
    let first = min(Int(bounded: (start * Double(count)).rounded()), count - 1)
    return first..<max(first + 1, Int(bounded: (end * Double(count)).rounded()))
  }
}
