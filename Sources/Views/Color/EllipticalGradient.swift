/// A gradient outwards from a point, between two fractions of the sides.
public struct EllipticalGradient: Hashable, Codable, Sendable {
  package var gradient: Gradient
  package var center: UnitPoint
  package var startRadiusFraction: Double
  package var endRadiusFraction: Double

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center.storable
    self.startRadiusFraction = startRadiusFraction.storable
    self.endRadiusFraction = endRadiusFraction.storable
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

extension EllipticalGradient: View, ShapeStyle {
  public typealias Body = Never

  public static func _archive(_ view: EllipticalGradient, into archive: inout Archive) {
    archive.add(.fill(FillNode(paint: Paint(.elliptical(view)))))
  }

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(.elliptical(self)))
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
