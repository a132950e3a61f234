/// A symbol's figure before its size is known.
indirect enum Sketch: Hashable, Sendable {
  case primitive(Primitive, [Measure])
  /// Another sketch, with its origin at a place and its width, 100, scaled to the third measure.
  case placed(Sketch, [Measure])
  case outline(Sketch, Measure)
  case grown(Sketch, Measure)
  case turned(Sketch, [Measure])
  case union(Sketch, Sketch)
  case difference(Sketch, Sketch)
  case intersection(Sketch, Sketch)
}

extension Sketch {
  func figure(on grid: SymbolGrid) -> Figure {
    switch self {
    case .primitive(let primitive, let measures): primitive.figure(measures, on: grid)
    case .placed(let sketch, let measures):
      sketch.figure(on: grid.placed(at: measures[0], measures[1], width: measures[2]))
    case .outline(let sketch, let width):
      .outline(sketch.figure(on: grid), width: grid.length(width))
    case .grown(let sketch, let margin): .grown(sketch.figure(on: grid), by: grid.length(margin))
    case .turned(let sketch, let measures): sketch.turned(measures, on: grid)
    case .union(let first, let second): .union([first.figure(on: grid), second.figure(on: grid)])
    case .difference(let whole, let hole):
      .difference(whole.figure(on: grid), hole.figure(on: grid))
    case .intersection(let first, let second):
      .intersection([first.figure(on: grid), second.figure(on: grid)])
    }
  }

  private func turned(_ measures: [Measure], on grid: SymbolGrid) -> Figure {
    let center = grid.place(measures[1], measures[2])
    let aroundZero = Figure.moved(figure(on: grid), by: .zero - center)
    return .moved(.turned(aroundZero, by: Turn(degrees: measures[0].number)), by: center)
  }
}

extension Primitive {
  fileprivate func figure(_ measures: [Measure], on grid: SymbolGrid) -> Figure {
    let places = { (from: Int) in
      stride(from: from, to: measures.count - 1, by: 2).map {
        grid.place(measures[$0], measures[$0 + 1])
      }
    }
    switch self {
    case .circle: return .circle(center: places(0)[0], radius: grid.length(measures[2]))
    case .oval: return .ellipse(Self.box(measures, on: grid))
    case .box:
      let radius = measures.count > 4 ? grid.length(measures[4]) : 0
      return .rectangle(Self.box(measures, on: grid), radius: radius)
    case .line: return .polyline(places(1), radius: grid.length(measures[0]) / 2)
    case .arc: return .arc(Self.arc(measures, on: grid))
    case .polygon: return .polygon(places(0))
    case .dot: return Self.dot(at: places(0)[0], on: grid)
    case .slant: return Self.slant(measures, on: grid)
    }
  }

  private static func box(_ measures: [Measure], on grid: SymbolGrid) -> InkRect {
    InkRect(from: grid.place(measures[0], measures[1]), to: grid.place(measures[2], measures[3]))
  }

  private static func arc(_ measures: [Measure], on grid: SymbolGrid) -> Arc {
    Arc(
      center: grid.place(measures[1], measures[2]), radius: grid.length(measures[3]),
      pen: grid.length(measures[0]) / 2, from: Turn(degrees: measures[4].number),
      sweep: measures[5].number / 360)
  }

  private static func dot(at center: InkPoint, on grid: SymbolGrid) -> Figure {
    let half = grid.penSize * 0.5
    return .rectangle(InkRect(from: center - half, to: center + half), radius: 0)
  }

  private static func slant(_ measures: [Measure], on grid: SymbolGrid) -> Figure {
    let top = grid.place(measures[0], measures[1])
    let end = grid.y(measures[2])
    let step = grid.penSize.y / 2
    let middle = top.y + ((end - top.y) / 2 / step).rounded() * step
    let width = grid.penSize.x
    let lower = top.x - grid.step
    return .union([
      .rectangle(InkRect(from: top, to: InkPoint(x: top.x + width, y: middle)), radius: 0),
      .rectangle(
        InkRect(from: InkPoint(x: lower, y: middle), to: InkPoint(x: lower + width, y: end)),
        radius: 0),
    ])
  }
}
