/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(environment.tint))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
