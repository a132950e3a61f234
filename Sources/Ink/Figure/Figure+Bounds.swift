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
