import Glibc

extension Path {
  /// Adds an arc, and a line to its start. As in SwiftUI, where y grows downwards, `clockwise`
  /// looks counterclockwise on screen.
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let sweep = Self.sweep(from: startAngle.radians, to: endAngle.radians, reversed: clockwise)
    addArc(center: center, radius: radius, from: startAngle.radians, sweep: sweep)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: Double, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, from: startAngle.radians,
      sweep: min(max(delta.radians, -2 * .pi), 2 * .pi))
  }

  private static func sweep(from start: Double, to end: Double, reversed: Bool) -> Double {
    let turn = 2 * Double.pi
    let way = reversed ? start - end : end - start
    guard abs(way) < turn else { return reversed ? -turn : turn }
    let sweep = way < 0 ? way + turn : way
    return reversed ? -sweep : sweep
  }

  /// Adds an arc as one cubic curve for each quarter circle.
  private mutating func addArc(center: CGPoint, radius: Double, from start: Double, sweep: Double) {
    guard sweep.isFinite, start.isFinite else { return }
    func point(_ angle: Double) -> CGPoint {
      center + CGPoint(x: cos(angle), y: sin(angle)) * radius
    }
    func direction(_ angle: Double) -> CGPoint { CGPoint(x: -sin(angle), y: cos(angle)) }
    addLine(to: point(start))
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      addCurve(
        to: point(to), control1: point(from) + direction(from) * reach,
        control2: point(to) - direction(to) * reach)
    }
  }
}
