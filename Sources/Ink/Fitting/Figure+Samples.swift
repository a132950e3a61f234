extension Figure {
  /// The distances at a cell's samples; exact near the edge.
  func samples(over lattice: Lattice) -> Samples {
    switch self {
    case .circle(let center, let radius):
      return lattice.samples(from: center) { x, y in
        (x * x + y * y).squareRoot() - Float(radius)
      }
    case .rectangle(let box, let radius):
      return Self.samples(ofRectangle: box, radius: radius, over: lattice)
    case .ellipse, .arc, .polygon:
      return lattice.samples { distance(to: $0) }
    case .polyline(let places, let radius):
      return Self.samples(ofPolyline: places, radius: radius, over: lattice)
    case .union(let parts):
      return Self.samples(ofUnion: parts, over: lattice)
    case .intersection(let parts):
      return parts.reduce(into: Samples(repeating: -.infinity)) { samples, part in
        samples.combine(part.samples(over: lattice)) { $0.greater($1) }
      }
    case .difference(let whole, let hole):
      var samples = whole.samples(over: lattice)
      samples.combine(hole.samples(over: lattice)) { $0.greater(-$1) }
      return samples
    case .outline(let figure, let width):
      var samples = figure.samples(over: lattice.reaching(farther: width / 2))
      samples.change { $0.magnitude - Float(width / 2) }
      return samples
    case .grown(let figure, let margin):
      var samples = figure.samples(over: lattice.reaching(farther: margin))
      samples.change { $0 - Float(margin) }
      return samples
    case .moved(let figure, let way):
      return figure.samples(over: lattice.mapped(reach: 1) { $0 - way })
    case .scaled(let figure, let x, let y):
      return figure.samples(over: lattice, scaledBy: InkPoint(x: x, y: y))
    case .turned(let figure, let turn):
      return figure.samples(over: lattice.mapped(reach: 1) { $0.turned(by: turn.reversed) })
    }
  }

  /// The distances to a rounded rectangle, one row of samples at a time.
  private static func samples(
    ofRectangle box: InkRect, radius: Double, over lattice: Lattice
  ) -> Samples {
    let radius = box.cornerRadius(atMost: radius)
    let (width, height) = (Float(box.width / 2 - radius), Float(box.height / 2 - radius))
    return lattice.samples(from: box.center) { x, y in
      let (cornerX, cornerY) = (x.magnitude - width, y.magnitude - height)
      let (outX, outY) = (cornerX.greater(.zero), cornerY.greater(.zero))
      let outside = (outX * outX + outY * outY).squareRoot()
      return outside + cornerX.greater(cornerY).lesser(.zero) - Float(radius)
    }
  }

  /// The distances to a polyline; skips the segments too far from the cell to matter.
  private static func samples(
    ofPolyline places: [InkPoint], radius: Double, over lattice: Lattice
  ) -> Samples {
    var squares = InlineArray<6, Samples.Row>(repeating: Samples.Row(repeating: .infinity))
    for index in places.indices where index > 0 || places.count == 1 {
      let segment = Segment(from: places[max(0, index - 1)], to: places[index])
      guard !lattice.isFar(from: segment, radius: radius) else { continue }
      lattice.forEachRow { row, x, y in
        let others = segment.squares(toX: x, y: y, from: lattice.center)
        squares[row] = squares[row].lesser(others)
      }
    }
    var samples = Samples(rows: squares)
    samples.change { $0.squareRoot() - Float(radius) }
    return samples
  }

  /// The distances to a union; skips the parts too far from the cell to matter.
  private static func samples(
    ofUnion parts: [Figure], over lattice: Lattice
  ) -> Samples {
    var samples = Samples(repeating: .infinity)
    for part in parts where parts.count == 1 || !lattice.isFar(from: part) {
      samples.combine(part.samples(over: lattice)) { $0.lesser($1) }
    }
    return samples
  }

  private func samples(over lattice: Lattice, scaledBy factors: InkPoint) -> Samples {
    let least = min(abs(factors.x), abs(factors.y))
    guard least > 0 else { return Samples(repeating: .infinity) }
    let back = lattice.mapped(reach: 1 / least) {
      InkPoint(x: $0.x / factors.x, y: $0.y / factors.y)
    }
    var samples = samples(over: back)
    samples.change { $0 * Float(least) }
    return samples
  }
}
