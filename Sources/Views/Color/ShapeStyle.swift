/// A style that can paint shapes and text.
public protocol ShapeStyle: Sendable {
  func _paint(in environment: EnvironmentValues) -> AnyShapeStyle
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(self))
  }
}

extension ShapeStyle {
  func paint(in environment: EnvironmentValues) -> Paint { _paint(in: environment).paint }

  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(style: self, opacity: opacity)
  }
}

struct FadedShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(style.paint(in: environment).faded(by: opacity))
  }
}
