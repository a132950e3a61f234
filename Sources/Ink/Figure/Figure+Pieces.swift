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
