/// A rectangle of cells.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package static let zero = Rect(origin: .zero, size: .zero)

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package var columns: Range<Int> { origin.x..<origin.x + size.width }
  package var rows: Range<Int> { origin.y..<origin.y + size.height }
  package var isEmpty: Bool { size.isEmpty }

  package func contains(_ point: Point) -> Bool {
    columns.contains(point.x) && rows.contains(point.y)
  }

  package func intersection(_ other: Rect) -> Rect {
    let columns = columns.clamped(to: other.columns)
    let rows = rows.clamped(to: other.rows)
    return Rect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// Whether the rectangles share a cell.
  package func meets(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// The smallest rectangle that contains both.
  package func union(_ other: Rect) -> Rect {
    guard !isEmpty, !other.isEmpty else { return isEmpty ? other : self }
    let (left, top) = (
      min(columns.lowerBound, other.columns.lowerBound), min(rows.lowerBound, other.rows.lowerBound)
    )
    return Rect(
      x: left, y: top, width: max(columns.upperBound, other.columns.upperBound) - left,
      height: max(rows.upperBound, other.rows.upperBound) - top)
  }

  package func offset(by distance: Point) -> Rect {
    Rect(origin: origin + distance, size: size)
  }
}

/// A width and a height in cells, never negative.
package struct Size: Hashable, Sendable {
  package let width: Int
  package let height: Int

  package static let zero = Size(width: 0, height: 0)

  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  package var area: Int { width * height }
  package var isEmpty: Bool { width == 0 || height == 0 }
}

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
