package import Cells
package import Views

/// The only code that converts points to cells: a cell is 8 x 17 points.
package enum Metric {
  package static let cell = (width: 8.0, height: 17.0)

  /// A length larger than any screen, small enough that sums can't overflow.
  package static let unbounded = 1 << 16

  package static func cells(
    _ points: Double, along axis: Axis,
    _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Int {
    let count = points / (axis == .horizontal ? cell.width : cell.height)
    guard !count.isNaN else { return 0 }
    let limit = Double(unbounded)
    return Int(min(max(count.rounded(rule), -limit), limit))
  }

  /// A distance, which may be zero.
  package static func gap(_ points: Double, along axis: Axis) -> Int {
    max(0, cells(points, along: axis))
  }

  /// A length; at least one cell unless it is zero.
  package static func length(_ points: Double, along axis: Axis) -> Int {
    points > 0 ? max(1, cells(points, along: axis)) : 0
  }

  /// The size of cells in points.
  package static func points(of size: Size) -> (width: Double, height: Double) {
    (Double(size.width) * cell.width, Double(size.height) * cell.height)
  }

  /// The whole cells in a size in points, rounded down.
  package static func size(width: Double, height: Double) -> Size {
    Size(
      width: cells(width, along: .horizontal, .down),
      height: cells(height, along: .vertical, .down))
  }
}
