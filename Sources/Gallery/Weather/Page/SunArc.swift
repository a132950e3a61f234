import Glibc
import Views

/// The upper half of an ellipse, from its left end to the sun's position.
struct SunArc: Shape {
  /// From 0 to 1.
  let end: Double

  private static let pieces = 32

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: Self.place(0, in: rect))
    let last = max(1, Int((end * Double(Self.pieces)).rounded(.up)))
    for piece in 1...last {
      path.addLine(to: Self.place(min(Double(piece) / Double(Self.pieces), end), in: rect))
    }
    return path
  }

  /// The position of the sun after a share of its path, with room around it.
  static func place(_ share: Double, in rect: CGRect) -> CGPoint {
    let inner = rect.insetBy(dx: SunDisc.radius, dy: SunDisc.radius)
    let angle = Double.pi * (1 - share)
    return CGPoint(
      x: inner.midX + cos(angle) * inner.width / 2,
      y: rect.maxY - sin(angle) * (rect.height - SunDisc.radius))
  }
}
