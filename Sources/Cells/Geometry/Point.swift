/// A position on a canvas, in cells from the upper left corner.
package struct Point: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package static let zero = Point(x: 0, y: 0)

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  package static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  package static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}
