/// The path of a round pen along a circle, clockwise.
package struct Arc: Hashable, Sendable {
  package let center: InkPoint
  package let radius: Double
  /// Half the pen's width.
  package let pen: Double
  package let start: Turn
  /// The swept part of the circle, from 0 to 1.
  package let sweep: Double
  private let middle: Turn
  private let half: Turn

  package init(center: InkPoint, radius: Double, pen: Double, from start: Turn, sweep: Double) {
    self.center = center
    self.radius = radius
    self.pen = pen
    self.start = start
    self.sweep = min(1, max(0, sweep))
    middle = Turn(turns: start.turns + self.sweep / 2)
    half = Turn(turns: self.sweep / 2)
  }

  /// The distance to the arc. Seen along its middle, both sides of an arc are alike, and its end is
  /// at `half`.
  func distance(to place: InkPoint) -> Double {
    let along = (place - center).turned(by: middle.reversed)
    let side = InkPoint(x: along.x, y: abs(along.y))
    let isBeside = sweep >= 1 || half.direction.cross(side) <= 0
    guard !isBeside else { return abs(side.length - radius) - pen }
    return (side - half.direction * radius).length - pen
  }

  var bounds: InkRect {
    let extent = InkPoint(x: abs(radius) + pen, y: abs(radius) + pen)
    return InkRect(from: center - extent, to: center + extent)
  }
}

extension Arc: CustomStringConvertible {
  package var description: String {
    "arc(\(center) r\(radius) pen \(pen) from \(start) by \(sweep))"
  }
}
