import System
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
      return count.isNaN ? 0 : Int(bounded: min(max(count, -65536), 65536))
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

extension InkPoint {
  /// The distance to an ellipse, by a first-order approximation.
  func distance(toEllipseIn box: InkRect) -> Double {
    let away = self - box.center
    let radii = InkPoint(x: box.width / 2, y: box.height / 2)
    guard radii.x > 0, radii.y > 0 else { return .infinity }
    let reach = InkPoint(x: away.x / radii.x, y: away.y / radii.y).length
    let slope = InkPoint(x: away.x / (radii.x * radii.x), y: away.y / (radii.y * radii.y)).length
    guard slope > 0 else { return -min(radii.x, radii.y) }
    return reach * (reach - 1) / slope
  }

  /// The distance to an upright rectangle with rounded corners; the radius is limited to half the
  /// shorter side.
  func distance(to box: InkRect, radius: Double) -> Double {
    let radius = box.cornerRadius(atMost: radius)
    let away = self - box.center
    let corner = InkPoint(
      x: abs(away.x) - box.width / 2 + radius, y: abs(away.y) - box.height / 2 + radius)
    let outside = InkPoint(x: max(corner.x, 0), y: max(corner.y, 0)).length
    return outside + min(max(corner.x, corner.y), 0) - radius
  }

  func distance(toPolyline places: [InkPoint]) -> Double {
    guard let first = places.first else { return .infinity }
    var least = (self - first).square
    for index in places.indices.dropFirst() {
      least = min(least, Segment(from: places[index - 1], to: places[index]).square(to: self))
    }
    return least.squareRoot()
  }

  /// The distance to a polygon. A place is inside if a ray from it crosses an odd number of sides.
  func distance(toPolygon places: [InkPoint]) -> Double {
    guard places.count > 2, var start = places.last else { return .infinity }
    var least = Double.infinity
    var isInside = false
    for end in places {
      least = min(least, Segment(from: start, to: end).square(to: self))
      if (start.y > y) != (end.y > y) {
        let crossing = (end.x - start.x) * (y - start.y) / (end.y - start.y) + start.x
        if x < crossing { isInside.toggle() }
      }
      start = end
    }
    return isInside ? -least.squareRoot() : least.squareRoot()
  }
}
