/// The background of the current place.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(Color(.system(.background))))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
