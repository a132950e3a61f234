import Ink
import Views

extension Figure {
  /// What is inside of the contours of a path.
  init(filling contours: [Contour], isEvenOdd: Bool) {
    let areas = contours.map { (polygon: Figure(filling: $0), area: $0.area) }
    if isEvenOdd {
      self = areas.reduce(.nothing) { $0.excluding($1.polygon) }
    } else {
      // A contour that goes the other way around than the largest is a hole.
      let largest = areas.max { abs($0.area) < abs($1.area) }?.area ?? 0
      let holes = areas.filter { ($0.area < 0) != (largest < 0) }.map(\.polygon)
      let parts = areas.filter { ($0.area < 0) == (largest < 0) }.map(\.polygon)
      let whole = parts.count == 1 ? parts[0] : Figure.union(parts)
      self = holes.isEmpty ? whole : .difference(whole, .union(holes))
    }
  }

  private init(filling contour: Contour) {
    self = .polygon(contour.points.map(Place.init))
  }

  /// What is in one of two figures and not in the other.
  private func excluding(_ other: Figure) -> Figure {
    self == .nothing ? other : .difference(.union([self, other]), .intersection([self, other]))
  }
}

extension Contour {
  /// Greater than zero where the contour goes clockwise.
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
