/// The gradient of one colour, slightly lighter at the top.
public struct AnyGradient: Hashable, ShapeStyle {
  private let color: Color

  init(_ color: Color) {
    self.color = color
  }

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(
      Paint(
        LinearGradient(
          colors: [color.lightened(by: 0.22), color], startPoint: .top, endPoint: .bottom)))
  }
}

extension Color {
  public var gradient: AnyGradient { AnyGradient(self) }
}
