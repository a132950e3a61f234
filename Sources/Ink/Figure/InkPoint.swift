package import Cells

/// A point in the plane of figures, in which a cell is 8 wide and 17 high; y grows downwards.
package struct InkPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package static let zero = InkPoint(x: 0, y: 0)

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static func + (left: InkPoint, right: InkPoint) -> InkPoint {
    InkPoint(x: left.x + right.x, y: left.y + right.y)
  }

  package static func - (left: InkPoint, right: InkPoint) -> InkPoint {
    InkPoint(x: left.x - right.x, y: left.y - right.y)
  }

  package static func * (place: InkPoint, factor: Double) -> InkPoint {
    InkPoint(x: place.x * factor, y: place.y * factor)
  }

  /// The distance from zero.
  var length: Double { square.squareRoot() }

  /// The squared distance from zero.
  var square: Double { x * x + y * y }

  /// The cell that contains the point, clamped to ±65536.
  package var cell: Point {
    func index(_ length: Double, _ side: Double) -> Int {
      let count = (length / side).rounded(.down)
      return count.isNaN ? 0 : Int(min(max(count, -65536), 65536))
    }
    return Point(x: index(x, InkCell.width), y: index(y, InkCell.height))
  }

  func dot(_ other: InkPoint) -> Double { x * other.x + y * other.y }

  func cross(_ other: InkPoint) -> Double { x * other.y - y * other.x }

  /// The point rotated around zero; positive turns go clockwise, from x to y.
  func turned(by turn: Turn) -> InkPoint {
    InkPoint(x: x * turn.cosine - y * turn.sine, y: x * turn.sine + y * turn.cosine)
  }
}

extension InkPoint: CustomStringConvertible {
  package var description: String { "\(x),\(y)" }
}
