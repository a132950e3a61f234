import Glibc
import Views

/// An arrow through the middle of a circle, from where the wind comes to where it goes.
struct WindArrow: Shape {
  /// From north over east.
  let degrees: Double

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let angle = degrees * .pi / 180
    // Along the arrow to where the wind goes, and across it.
    func place(_ along: Double, _ across: Double) -> CGPoint {
      CGPoint(
        x: rect.midX + radius * (-sin(angle) * along + cos(angle) * across),
        y: rect.midY + radius * (cos(angle) * along + sin(angle) * across))
    }
    var path = Path()
    let corners = [
      place(-0.66, 0.07), place(0.12, 0.07), place(0.12, 0.26), place(0.7, 0), place(0.12, -0.26),
      place(0.12, -0.07), place(-0.66, -0.07),
    ]
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.closeSubpath()
    return path
  }
}
