extension Figure {
  /// The distance from a place to the edge, negative inside; infinite where it is undefined.
  package func distance(to place: InkPoint) -> Double {
    let distance = rawDistance(to: place)
    return distance.isNaN ? .infinity : distance
  }

  private func rawDistance(to place: InkPoint) -> Double {
    switch self {
    case .circle(let center, let radius): (place - center).length - radius
    case .ellipse(let box): place.distance(toEllipseIn: box)
    case .rectangle(let box, let radius): place.distance(to: box, radius: radius)
    case .polyline(let places, let radius): place.distance(toPolyline: places) - radius
    case .arc(let arc): arc.distance(to: place)
    case .polygon(let places): place.distance(toPolygon: places)
    case .union(let parts): parts.reduce(.infinity) { min($0, $1.distance(to: place)) }
    case .intersection(let parts): parts.reduce(-.infinity) { max($0, $1.distance(to: place)) }
    case .difference(let whole, let hole):
      max(whole.distance(to: place), -hole.distance(to: place))
    case .outline(let figure, let width): abs(figure.distance(to: place)) - width / 2
    case .grown(let figure, let margin): figure.distance(to: place) - margin
    case .moved(let figure, let way): figure.distance(to: place - way)
    case .scaled(let figure, let x, let y):
      figure.distance(to: InkPoint(x: place.x / x, y: place.y / y)) * min(abs(x), abs(y))
    case .turned(let figure, let turn): figure.distance(to: place.turned(by: turn.reversed))
    }
  }
}
