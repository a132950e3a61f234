import Glibc
import Views

/// A dart in the middle of a circle, pointing where the wind goes: on few blocks the head of an arrow
/// with a shaft is a lump.
struct WindArrow: Shape {
  /// The direction from which the wind comes, clockwise from north.
  let degrees: Double

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let angle = degrees * .pi / 180
    // `along` points where the wind goes, `across` to its side.
    func place(_ along: Double, _ across: Double) -> CGPoint {
      CGPoint(
        x: rect.midX + radius * (-sin(angle) * along + cos(angle) * across),
        y: rect.midY + radius * (cos(angle) * along + sin(angle) * across))
    }
    var path = Path()
    let corners = [
      place(0.8, 0), place(-0.68, 0.4), place(-0.34, 0), place(-0.68, -0.4),
    ]
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.closeSubpath()
    return path
  }
}
