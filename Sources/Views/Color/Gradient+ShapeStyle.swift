extension Gradient: ShapeStyle {
  /// From the top to the bottom, where nothing says another way.
  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)))
  }
}
