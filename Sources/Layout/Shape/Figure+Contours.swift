import Ink
import Views

extension Figure {
  /// The inside of a path's contours.
  init(filling contours: [Contour], isEvenOdd: Bool) {
    let areas = contours.map { (polygon: Figure(filling: $0), area: $0.area) }
    if isEvenOdd {
      self = areas.reduce(.nothing) { $0.excluding($1.polygon) }
    } else {
      // A contour in the opposite direction of the largest is a hole.
      let largest = areas.max { abs($0.area) < abs($1.area) }?.area ?? 0
      let holes = areas.filter { ($0.area < 0) != (largest < 0) }.map(\.polygon)
      let parts = areas.filter { ($0.area < 0) == (largest < 0) }.map(\.polygon)
      let whole = parts.count == 1 ? parts[0] : Figure.union(parts)
      self = holes.isEmpty ? whole : .difference(whole, .union(holes))
    }
  }

  private init(filling contour: Contour) {
    self = .polygon(contour.points.map(InkPoint.init))
  }

  /// The area in exactly one of two figures.
  private func excluding(_ other: Figure) -> Figure {
    self == .nothing ? other : .difference(.union([self, other]), .intersection([self, other]))
  }
}

extension Contour {
  /// The signed area, positive if the contour is clockwise.
  fileprivate var area: Double {
    guard var last = points.last else { return 0 }
    var sum = 0.0
    for point in points {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    return sum / 2
  }
}
