/// One subpath as straight lines between points.
package struct Contour: Hashable, Sendable {
  package var points: [CGPoint]
  package var isClosed = false

  package init(_ points: [CGPoint], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The points, with the first repeated at the end if the contour is closed.
  package var wholeWay: [CGPoint] {
    guard isClosed, let first = points.first, points.count > 1 else { return points }
    return points + [first]
  }

  package var length: Double {
    let way = wholeWay
    return zip(way, way.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }

  /// The points between two distances along the contour.
  package func part(from start: Double, to end: Double) -> [CGPoint] {
    var part: [CGPoint] = []
    var passed = 0.0
    let way = wholeWay
    for (from, to) in zip(way, way.dropFirst()) {
      let length = (to - from).length
      defer { passed += length }
      guard length > 0, passed + length >= start, passed <= end else { continue }
      if part.isEmpty { part.append(from.mixed(with: to, max(0, start - passed) / length)) }
      part.append(from.mixed(with: to, min(1, (end - passed) / length)))
    }
    return part
  }
}
