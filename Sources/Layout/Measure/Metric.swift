package import Cells
package import Views

/// The one place where points become cells: a cell stands for 8 x 17 points.
package enum Metric {
  package static let cell = (width: 8.0, height: 17.0)

  /// More cells than any screen has, so that sums of lengths can't overflow.
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

  /// A distance between things, which may be nothing.
  package static func gap(_ points: Double, along axis: Axis) -> Int {
    max(0, cells(points, along: axis))
  }

  /// A length that something is to have; what is there at all has a cell.
  package static func length(_ points: Double, along axis: Axis) -> Int {
    points > 0 ? max(1, cells(points, along: axis)) : 0
  }

  /// What a size in cells stands for in points.
  package static func points(of size: Size) -> (width: Double, height: Double) {
    (Double(size.width) * cell.width, Double(size.height) * cell.height)
  }

  /// The cells of a size in points; what is over is cut off.
  package static func size(width: Double, height: Double) -> Size {
    Size(
      width: cells(width, along: .horizontal, .down),
      height: cells(height, along: .vertical, .down))
  }
}
