/// A region of the plane, described by the distance from each place to its edge; negative inside.
///
/// Far from the edge, the distance may be too small but never too large.
package indirect enum Figure: Hashable, Sendable {
  case circle(center: InkPoint, radius: Double)
  case ellipse(InkRect)
  case rectangle(InkRect, radius: Double)
  /// The path of a round pen.
  case polyline([InkPoint], radius: Double)
  /// The path of a round pen along a circle, clockwise by `sweep`.
  case arc(Arc)
  case polygon([InkPoint])
  case union([Figure])
  case intersection([Figure])
  case difference(Figure, Figure)
  /// Everything at most half the width away from the edge.
  case outline(Figure, width: Double)
  /// The figure with its edge moved outwards.
  case grown(Figure, by: Double)
  case moved(Figure, by: InkPoint)
  case scaled(Figure, x: Double, y: Double)
  case turned(Figure, by: Turn)

  package static let nothing = Figure.union([])

  /// The path of a round pen between two places.
  package static func capsule(from start: InkPoint, to end: InkPoint, radius: Double) -> Figure {
    .polyline([start, end], radius: radius)
  }

  /// A rectangle whose shorter sides are semicircles.
  package static func capsule(in box: InkRect) -> Figure {
    .rectangle(box, radius: min(box.width, box.height) / 2)
  }

  package func moved(x: Double, y: Double) -> Figure {
    .moved(self, by: InkPoint(x: x, y: y))
  }
}

extension Figure {
  /// A box that contains the whole figure.
  package var bounds: InkRect {
    switch self {
    case .circle(let center, let radius): InkRect(from: center, to: center).grown(by: radius)
    case .ellipse(let box), .rectangle(let box, _): box
    case .polyline(let places, let radius): InkRect(around: places).grown(by: radius)
    case .arc(let arc): arc.bounds
    case .polygon(let places): InkRect(around: places)
    case .union(let parts): parts.reduce(.empty) { $0.union($1.bounds) }
    case .intersection(let parts): Self.commonBounds(of: parts)
    case .difference(let whole, _): whole.bounds
    case .outline(let figure, let width): figure.bounds.grown(by: width / 2)
    case .grown(let figure, let margin): figure.bounds.grown(by: margin)
    case .moved(let figure, let way): figure.bounds.mapped { $0 + way }
    case .scaled(let figure, let x, let y):
      figure.bounds.mapped { InkPoint(x: $0.x * x, y: $0.y * y) }
    case .turned(let figure, let turn): figure.bounds.mapped { $0.turned(by: turn) }
    }
  }

  private static func commonBounds(of parts: [Figure]) -> InkRect {
    guard let first = parts.first else { return .empty }
    return parts.dropFirst().reduce(first.bounds) { $0.intersection($1.bounds) }
  }
}

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

extension Figure {
  /// Smaller figures whose union is this one. Most of them are far from any given cell and can be
  /// skipped.
  var pieces: [Figure] {
    switch self {
    case .union(let parts): parts.flatMap(\.pieces)
    case .polyline(let places, let radius) where places.count > Self.longest + 1:
      stride(from: 0, to: places.count - 1, by: Self.longest).map { first in
        let last = min(first + Self.longest, places.count - 1)
        return .polyline(Array(places[first...last]), radius: radius)
      }
    case .grown(let figure, let margin): figure.pieces.map { .grown($0, by: margin) }
    case .moved(let figure, let way): figure.pieces.map { $0.displaced(by: way) }
    case .scaled(let figure, let x, let y): figure.pieces.map { .scaled($0, x: x, y: y) }
    case .turned(let figure, let turn): figure.pieces.map { .turned($0, by: turn) }
    default: [self]
    }
  }

  /// The maximum number of segments in a piece of a polyline.
  private static let longest = 4

  /// The figure moved by `way`; its own coordinates change where possible.
  private func displaced(by way: InkPoint) -> Figure {
    switch self {
    case .circle(let center, let radius): .circle(center: center + way, radius: radius)
    case .ellipse(let box): .ellipse(box.moved(by: way))
    case .rectangle(let box, let radius): .rectangle(box.moved(by: way), radius: radius)
    case .polyline(let places, let radius): .polyline(places.map { $0 + way }, radius: radius)
    case .polygon(let places): .polygon(places.map { $0 + way })
    case .moved(let figure, let before): .moved(figure, by: before + way)
    default: .moved(self, by: way)
    }
  }
}

extension InkRect {
  fileprivate func moved(by way: InkPoint) -> InkRect {
    InkRect(from: minimum + way, to: maximum + way)
  }
}

extension Figure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .circle(let center, let radius): "circle(\(center) r\(radius))"
    case .ellipse(let box): "ellipse(\(box))"
    case .rectangle(let box, let radius): "rectangle(\(box) r\(radius))"
    case .polyline(let places, let radius): "polyline(\(Self.list(places, " ")) r\(radius))"
    case .arc(let arc): arc.description
    case .polygon(let places): "polygon(\(Self.list(places, " ")))"
    case .union(let parts): parts.isEmpty ? "nothing" : "(\(Self.list(parts, " + ")))"
    case .intersection(let parts): "(\(Self.list(parts, " & ")))"
    case .difference(let whole, let hole): "(\(whole) - \(hole))"
    case .outline(let figure, let width): "outline(\(figure) \(width))"
    case .grown(let figure, let margin): "grown(\(figure) \(margin))"
    case .moved(let figure, let way): "moved(\(figure) \(way))"
    case .scaled(let figure, let x, let y): "scaled(\(figure) \(x),\(y))"
    case .turned(let figure, let turn): "turned(\(figure) \(turn))"
    }
  }

  private static func list(_ parts: [some CustomStringConvertible], _ separator: String) -> String {
    parts.map(\.description).joined(separator: separator)
  }
}
