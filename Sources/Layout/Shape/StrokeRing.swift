import Glibc
import Ink
import Views

/// A part of a circle along which a pen draws, in turns clockwise from the right.
struct StrokeRing {
  let center: InkPoint
  let radius: Double
  let start: Double
  let sweep: Double

  func stroked(with pen: StrokePen) -> Figure {
    guard sweep > 0 else { return .nothing }
    let arc = Arc(
      center: center, radius: radius, pen: pen.width / 2, from: Turn(turns: start), sweep: sweep)
    guard pen.cap != .round, sweep < 1 else { return .arc(arc) }
    let circle = Figure.outline(.circle(center: center, radius: radius), width: pen.width)
    let excess = pen.cap == .square && radius > 0 ? pen.width / 2 / radius / (2 * .pi) : 0
    return .intersection([circle, wedge(reaching: radius + pen.width, beyondEndsBy: excess)])
  }

  /// The sector between the two ends, seen from the centre.
  private func wedge(reaching reach: Double, beyondEndsBy excess: Double) -> Figure {
    let whole = min(1, sweep + 2 * excess)
    let steps = max(1, Int((whole * 8).rounded(.up)))
    let corners = (0...steps).map { step -> InkPoint in
      let turn = start - excess + whole * Double(step) / Double(steps)
      let direction = InkPoint(x: cos(turn * 2 * .pi), y: sin(turn * 2 * .pi))
      return center + direction * (reach * 1.5)
    }
    return .polygon([center] + corners)
  }
}
