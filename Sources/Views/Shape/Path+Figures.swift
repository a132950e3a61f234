extension Path {
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(all: cornerRadius))
  }

  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect) {
    addLines([
      rect.point(at: .topLeading), rect.point(at: .topTrailing), rect.point(at: .bottomTrailing),
      rect.point(at: .bottomLeading),
    ])
    closeSubpath()
  }

  /// Starts at the right, as a trimmed circle does, and goes clockwise.
  public mutating func addEllipse(in rect: CGRect) {
    let (across, down) = (rect.width / 2, rect.height / 2)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: rect.midX + x * across, y: rect.midY + y * down)
    }
    move(to: point(1, 0))
    let reach = Self.quarterReach
    for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
      addCurve(
        to: point(-y, x), control1: point(x - y * reach, y + x * reach),
        control2: point(-y + x * reach, x + y * reach))
    }
    closeSubpath()
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let radius = min(cornerSize.width, cornerSize.height)
    addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(all: radius), style: style)
  }

  /// Starts after the upper left corner and goes clockwise.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let radii = cornerRadii.fitted(in: rect)
    move(to: CGPoint(x: rect.minX + radii.topLeading, y: rect.minY))
    for corner in [
      (UnitPoint.topTrailing, radii.topTrailing, 0.0, 1.0),
      (.bottomTrailing, radii.bottomTrailing, -1, 0),
      (.bottomLeading, radii.bottomLeading, 0, -1), (.topLeading, radii.topLeading, 1, 0),
    ] {
      addCorner(
        at: rect.point(at: corner.0), radius: corner.1, to: CGPoint(x: corner.2, y: corner.3))
    }
    closeSubpath()
  }

  /// A line to a corner and around it, ending in the given direction.
  private mutating func addCorner(at corner: CGPoint, radius: Double, to direction: CGPoint) {
    let before = CGPoint(x: direction.y, y: -direction.x)
    addLine(to: corner - before * radius)
    guard radius > 0 else { return }
    let rest = radius * (1 - Self.quarterReach)
    addCurve(
      to: corner + direction * radius, control1: corner - before * rest,
      control2: corner + direction * rest)
  }

  /// The distance of a quarter circle's control points from its ends, for radius 1.
  private static let quarterReach = 0.5523
}
