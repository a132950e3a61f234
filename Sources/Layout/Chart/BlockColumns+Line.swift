import Cells
import Ink
import Views

extension BlockColumns {
  /// A line through points. From column to column it holds together: the higher one reaches down to
  /// its neighbour, so that no column looks higher than it is.
  ///
  /// Above an area, it is at the top or at the bottom of whole cells: a cell has no third colour, so
  /// that it can't show the line, what is above and the area.
  init(line points: [UnitPoint], overArea: Bool, tier: GlyphTier, in size: Size) {
    self.init(
      of: tier.hasHalfColumns ? .halves : .columns,
      levels: tier == .ascii ? Self.asciiLevels : tier.blockRows, tier: tier, in: size)
    let course = MonotoneCourse(points)
    guard !points.isEmpty, height > 0 else { return }
    let step = overArea ? columns(inCell: 0).count : 1
    let places = overArea ? size.height * 2 : height
    let last = Double(max(1, lit.count / step - 1))
    let bottoms = lit.indices.map { column in
      let share = course.height(at: Double(column / step) / last)
      let place = Int((max(0, min(1, share)) * Double(places - 1)).rounded())
      return overArea ? place / 2 * levels + place % 2 * (levels - 1) : place
    }
    for (column, bottom) in bottoms.enumerated() {
      let before = column >= step ? bottoms[column - step] : bottom
      let after = column + step < bottoms.count ? bottoms[column + step] : bottom
      light(min(bottom, before + 1, after + 1)..<bottom + 1, of: column)
    }
  }

  /// A line in ASCII stands at the bottom, in the middle or at the top of a row.
  private static let asciiLevels = 3
}
