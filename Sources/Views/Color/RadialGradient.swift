/// A gradient outwards from a point, between two distances in points.
public struct RadialGradient: Hashable, Codable, Sendable {
  package var gradient: Gradient
  package var center: UnitPoint
  package var startRadius: Double
  package var endRadius: Double

  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center.storable
    self.startRadius = startRadius.storable
    self.endRadius = endRadius.storable
  }

  public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension RadialGradient: View, ShapeStyle {
  public typealias Body = Never

  public static func _archive(_ view: RadialGradient, into archive: inout Archive) {
    archive.add(.fill(FillNode(paint: Paint(.radial(view)))))
  }

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(.radial(self)))
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
