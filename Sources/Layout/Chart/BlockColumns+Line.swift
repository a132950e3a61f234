import Cells
import Ink
import Views

extension BlockColumns {
  /// A line through points. From column to column it holds together: the higher one reaches down to
  /// its neighbour, so that no column looks higher than it is.
  init(line points: [UnitPoint], tier: GlyphTier, in size: Size) {
    self.init(
      of: tier.hasHalfColumns ? .halves : .columns,
      levels: tier == .ascii ? Self.asciiLevels : tier.blockRows, tier: tier, in: size)
    let course = MonotoneCourse(points)
    guard !points.isEmpty, height > 0 else { return }
    let last = Double(max(1, lit.count - 1))
    let bottoms = lit.indices.map { column in
      let share = course.height(at: Double(column) / last)
      return Int((max(0, min(1, share)) * Double(height - 1)).rounded())
    }
    for (column, bottom) in bottoms.enumerated() {
      let before = column > 0 ? bottoms[column - 1] : bottom
      let after = column + 1 < bottoms.count ? bottoms[column + 1] : bottom
      light(min(bottom, before + 1, after + 1)..<bottom + 1, of: column)
    }
  }

  /// A line in ASCII stands at the bottom, in the middle or at the top of a row.
  private static let asciiLevels = 3
}
