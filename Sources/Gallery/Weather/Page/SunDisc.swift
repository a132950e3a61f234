import Views

/// The sun on its arc.
struct SunDisc: Shape {
  /// From 0 to 1.
  let share: Double

  /// The radius in points.
  static let radius = 11.0

  func path(in rect: CGRect) -> Path {
    let center = SunArc.place(share, in: rect)
    return Path(
      ellipseIn: CGRect(
        x: center.x - Self.radius, y: center.y - Self.radius, width: 2 * Self.radius,
        height: 2 * Self.radius))
  }
}
