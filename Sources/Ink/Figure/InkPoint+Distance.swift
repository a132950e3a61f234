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
  @inline(__always)
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
