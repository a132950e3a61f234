import System
import Cells
import Glibc
import Views

/// A paint in a look over one background: a colour for each position.
///
/// A gradient has a fixed number of steps between stops, so adjacent positions mostly share a
/// colour.
struct Swatch {
  let ground: RGB
  private let stops: [Stop]
  private let gradient: GradientWay
  private let opacity: Double
  private let level: Int
  /// Whether only the stops' own colours are used.
  private let hasStripes: Bool
  private let look: Look
  private var last: (step: Step, color: RGB)?
  /// The colours of all steps of a gradient, as far as they were met.
  private var known: [RGB?] = []

  /// One of the colours, as a number of steps after a stop.
  private struct Step: Hashable {
    let stop: Int
    var number = 0
  }

  fileprivate struct Stop {
    let location: Double
    let mixture: Mixture
    /// The number of steps to the next stop.
    var steps = 1

    /// The contrast of text on this colour.
    var readability: Double { RGB.text(on: mixture.color).contrast(to: mixture.color) }
  }

  /// A gradient has all of its colours in 24 bits, steps aligned to rows in 256 colours, and one
  /// colour otherwise.
  init(
    of paint: Paint, opacity: Double, over ground: RGB, in look: Look
  ) {
    // For surfaces, the look decides on the combined opacity.
    let isSurface = look.part == .surface
    let whole = paint.opacity * opacity
    func mix(_ color: Color) -> Mixture {
      look.mixture(of: isSurface ? color.opacity(whole) : color, over: ground)
    }
    let depth = look.depth
    self.look = look
    self.ground = ground
    self.opacity = isSurface ? 1 : whole
    level = paint.level
    hasStripes = look.hasStripes(paint)
    if case .color(let color) = paint.fill {
      (gradient, stops) = (.nowhere, [Stop(location: 0, mixture: mix(color))])
      return
    }
    let stops = (paint.fill.gradient?.stops ?? []).map {
      Stop(location: $0.location, mixture: mix($0.color))
    }
    let hasSteps = depth == .direct || depth == .palette256
    gradient =
      hasSteps ? GradientWay(paint.fill, isSameInRows: depth == .palette256) : .nowhere
    self.stops =
      hasStripes
      ? stops.stripes
      : hasSteps ? stops.stepped : stops.max { $0.readability < $1.readability }.map { [$0] } ?? []
  }

  /// The colour at a position in a rectangle of this size whose sides count as 1.
  mutating func color(at position: UnitPoint, in size: Size) -> RGB {
    let step = step(at: position, in: size)
    if let last, last.step == step { return last.color }
    let color = knownColor(of: step)
    last = (step, color)
    return color
  }

  private func step(at position: UnitPoint, in size: Size) -> Step {
    if case .nowhere = gradient { return Step(stop: 0) }
    let way = gradient.share(of: position, in: size)
    var next = 0
    while next < stops.count, stops[next].location < way { next += 1 }
    guard next < stops.count else { return Step(stop: stops.count - 1) }
    if hasStripes { return Step(stop: stripe(at: way, before: next)) }
    guard next > 0 else { return Step(stop: 0) }
    let before = stops[next - 1]
    let distance = stops[next].location - before.location
    let share = distance > 0 ? (way - before.location) / distance : 1
    return Step(
      stop: next - 1, number: share > 0 ? Int(bounded: share * Double(before.steps) + 0.5) : 0)
  }

  /// The stripe at a share of the way. Each has the same part of a way on which all stops are equally far
  /// from one another.
  private func stripe(at way: Double, before next: Int) -> Int {
    guard next > 0 else { return 0 }
    let start = stops[next - 1].location
    let passed = Double(next - 1) + (way - start) / max(stops[next].location - start, 1e-9)
    return min(
      Int(bounded: passed / Double(stops.count - 1) * Double(stops.count)), stops.count - 1)
  }

  /// Mixes the colour of a step once: most steps are met in many rows.
  private mutating func knownColor(of step: Step) -> RGB {
    guard stops.count > 1, stops.indices.contains(step.stop) else { return color(of: step) }
    if known.isEmpty {
      known = Array(repeating: nil, count: stops.reduce(0) { $0 + $1.steps + 1 })
    }
    let index = stops[..<step.stop].reduce(step.number) { $0 + $1.steps + 1 }
    if let color = known[index] { return color }
    let color = color(of: step)
    known[index] = color
    return color
  }

  private func color(of step: Step) -> RGB {
    let mixed = mixture(of: step)
    let color = ground.mixed(with: mixed.color, mixed.alpha * opacity)
    guard level > 0 else { return look.filtered(color) }
    return look.filtered(color.receding(towards: ground, level, by: look.recession(on: ground)))
  }

  private func mixture(of step: Step) -> Mixture {
    guard stops.indices.contains(step.stop) else { return Mixture(color: ground, alpha: 0) }
    let stop = stops[step.stop]
    guard step.number > 0 else { return stop.mixture }
    return stop.mixture.mixed(
      with: stops[step.stop + 1].mixture, Double(step.number) / Double(stop.steps))
  }
}

extension [Swatch.Stop] {
  /// The stops without those that repeat the one before.
  fileprivate var stripes: [Swatch.Stop] {
    reduce(into: []) { stripes, stop in
      if stripes.last?.mixture.color != stop.mixture.color { stripes.append(stop) }
    }
  }

  /// The stops, with as many steps to the next as the largest change of a component: nobody could
  /// see more, and adjacent cells share a colour more often.
  fileprivate var stepped: [Swatch.Stop] {
    var stops = self
    for (index, next) in dropFirst().enumerated() {
      stops[index].steps = Swift.max(1, self[index].mixture.color.distance(to: next.mixture.color))
    }
    return stops
  }
}

/// The line of a gradient from start to end, in a rectangle whose sides are 1 long.
struct GradientLine {
  private let start: UnitPoint
  private let direction: (x: Double, y: Double)
  private let length: Double
  private let ignoresColumns: Bool

  /// With `isSameInRows`, only the vertical part of the line counts, unless it has none.
  init(_ gradient: LinearGradient, isSameInRows: Bool) {
    start = gradient.startPoint
    direction = (
      x: gradient.endPoint.x - gradient.startPoint.x,
      y: gradient.endPoint.y - gradient.startPoint.y
    )
    ignoresColumns = isSameInRows && direction.y != 0
    length = direction.x * direction.x + direction.y * direction.y
  }

  /// The position's share of the way along the line, from 0 to 1.
  func share(of position: UnitPoint) -> Double {
    guard length > 0 else { return 1 }
    if ignoresColumns { return min(max((position.y - start.y) / direction.y, 0), 1) }
    let way = (position.x - start.x) * direction.x + (position.y - start.y) * direction.y
    return min(max(way / length, 0), 1)
  }
}

/// The geometry of a gradient.
enum GradientWay {
  /// A single colour.
  case nowhere
  case line(GradientLine)
  case circles(RadialGradient)
  case ellipses(EllipticalGradient)
  case turns(AngularGradient)

  init(_ fill: Paint.Fill, isSameInRows: Bool) {
    switch fill {
    case .color: self = .nowhere
    case .linear(let gradient):
      self = .line(GradientLine(gradient, isSameInRows: isSameInRows))
    case .radial(let gradient): self = .circles(gradient)
    case .elliptical(let gradient): self = .ellipses(gradient)
    case .angular(let gradient): self = .turns(gradient)
    }
  }

  /// The share of the way through the gradient's colours at a position, in a rectangle whose sides
  /// are 1 long.
  func share(of position: UnitPoint, in size: Size) -> Double {
    switch self {
    case .nowhere: return 0
    case .line(let line): return line.share(of: position)
    case .circles(let gradient):
      let way = position.way(from: gradient.center, in: size)
      return gradient.share(x: way.x, y: way.y)
    case .ellipses(let gradient): return gradient.share(of: position)
    case .turns(let gradient):
      let way = position.way(from: gradient.center, in: size)
      return gradient.share(x: way.x, y: way.y)
    }
  }
}

extension UnitPoint {
  /// The vector from a centre, in points.
  fileprivate func way(from center: UnitPoint, in size: Size) -> (x: Double, y: Double) {
    let (width, height) = size.inInk
    return ((x - center.x) * width, (y - center.y) * height)
  }
}

extension RadialGradient {
  fileprivate func share(x: Double, y: Double) -> Double {
    (x * x + y * y).squareRoot().share(from: startRadius, to: endRadius)
  }
}

extension EllipticalGradient {
  fileprivate func share(of position: UnitPoint) -> Double {
    let (x, y) = (position.x - center.x, position.y - center.y)
    return (x * x + y * y).squareRoot().share(from: startRadiusFraction, to: endRadiusFraction)
  }
}

extension AngularGradient {
  /// The share for a vector from the centre. Beyond the ends, it is that of the nearer end.
  fileprivate func share(x: Double, y: Double) -> Double {
    let whole = 2 * Double.pi
    let span = endAngle.radians - startAngle.radians
    guard span != 0 else { return 1 }
    let away = (atan2(y, x) - startAngle.radians) * (span < 0 ? -1 : 1)
    let turn = away - (away / whole).rounded(.down) * whole
    let length = min(abs(span), whole)
    guard turn > length else { return turn / length }
    return turn - length < (whole - length) / 2 ? 1 : 0
  }
}

extension Double {
  /// The position of the number between two others: 0 at the first, 1 at the second.
  fileprivate func share(from start: Double, to end: Double) -> Double {
    guard start != end else { return self < start ? 0 : 1 }
    let share = (self - start) / (end - start)
    return min(max(share, 0), 1)
  }
}
