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
