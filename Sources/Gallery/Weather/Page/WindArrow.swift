import Glibc
import Views

/// An arrow through the centre of a circle, pointing where the wind goes.
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
      place(-0.74, 0.06), place(0.08, 0.06), place(0.02, 0.34), place(0.76, 0), place(0.02, -0.34),
      place(0.08, -0.06), place(-0.74, -0.06),
    ]
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.closeSubpath()
    return path
  }
}
