import Cells
import Glibc
import Views

/// Along what the colours of a gradient lie.
enum GradientWay {
  case line(GradientLine)
  case circles(RadialGradient)
  case ellipses(EllipticalGradient)
  case turns(AngularGradient)

  /// None for one colour.
  init?(_ fill: Paint.Fill, isSameInRows: Bool) {
    switch fill {
    case .color: return nil
    case .linear(let gradient):
      self = .line(GradientLine(gradient, isSameInRows: isSameInRows))
    case .radial(let gradient): self = .circles(gradient)
    case .elliptical(let gradient): self = .ellipses(gradient)
    case .angular(let gradient): self = .turns(gradient)
    }
  }

  /// Whether all places in a row lie as far along it.
  var isSameInRows: Bool {
    if case .line(let line) = self { line.isSameInRows } else { false }
  }

  /// How far along its colours a place lies, in a rectangle whose sides count as 1 there.
  @inline(__always)
  func share(of position: UnitPoint, in size: Size) -> Double {
    switch self {
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
  /// In points.
  fileprivate func way(from center: UnitPoint, in size: Size) -> (x: Double, y: Double) {
    let points = Metric.points(of: size)
    return ((x - center.x) * points.width, (y - center.y) * points.height)
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
  /// Beyond both ends lies the colour of the nearer one.
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
  /// Where the number lies between two others, 0 at the first and 1 at the second.
  fileprivate func share(from start: Double, to end: Double) -> Double {
    guard start != end else { return self < start ? 0 : 1 }
    let share = (self - start) / (end - start)
    return min(max(share, 0), 1)
  }
}
