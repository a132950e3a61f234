/// A translucent shade over any background, at one of four levels of prominence.
public struct FillShapeStyle: ShapeStyle {
  private let opacity: Double

  init(opacity: Double) {
    self.opacity = opacity
  }

  public var secondary: FillShapeStyle { FillShapeStyle(opacity: 0.32) }
  public var tertiary: FillShapeStyle { FillShapeStyle(opacity: 0.24) }
  public var quaternary: FillShapeStyle { FillShapeStyle(opacity: 0.18) }

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(Color.gray.opacity(opacity)))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle(opacity: 0.36) }
}
