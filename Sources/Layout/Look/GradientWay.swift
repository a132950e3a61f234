import Cells
import Glibc
import Views

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
