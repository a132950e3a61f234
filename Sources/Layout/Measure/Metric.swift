package import Cells
import Ink
package import Views

/// The size of points, and so the number of cells that lengths and text take.
package struct Metric: Hashable, Sendable {
  /// The units of Ink in a point.
  package let scale: Double

  /// The scale at which a cell stands for 8 by 17 points.
  package static let usual = Metric(scale: 1)

  /// Clamps `scale` to 0.1–100, the range in which all calculations are safe.
  package init(scale: Double) {
    self.scale = scale > 0.1 ? min(scale, 100) : 0.1
  }

  /// The points in a cell.
  package var cell: (width: Double, height: Double) {
    (InkCell.width / scale, InkCell.height / scale)
  }

  /// A length larger than any screen, small enough that sums can't overflow.
  package static let unbounded = 1 << 16

  package func cells(
    _ points: Double, along axis: Axis,
    _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Int {
    let count = points * scale / (axis == .horizontal ? InkCell.width : InkCell.height)
    guard !count.isNaN else { return 0 }
    let limit = Double(Self.unbounded)
    return Int(min(max(count.rounded(rule), -limit), limit))
  }

  /// A distance, which may be zero.
  package func gap(_ points: Double, along axis: Axis) -> Int {
    max(0, cells(points, along: axis))
  }

  /// A length; at least one cell unless it is zero.
  package func length(_ points: Double, along axis: Axis) -> Int {
    points > 0 ? max(1, cells(points, along: axis)) : 0
  }

  /// The size of cells in points.
  package func points(of size: Size) -> (width: Double, height: Double) {
    (Double(size.width) * cell.width, Double(size.height) * cell.height)
  }

  /// The whole cells in a size in points, rounded down.
  package func size(width: Double, height: Double) -> Size {
    Size(
      width: cells(width, along: .horizontal, .down),
      height: cells(height, along: .vertical, .down))
  }
}

extension Metric: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(scale: try decoder.singleValueContainer().decode(Double.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(scale)
  }
}
