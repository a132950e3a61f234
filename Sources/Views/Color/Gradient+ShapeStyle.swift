extension Gradient: ShapeStyle {
  /// From top to bottom unless a direction is given.
  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)))
  }
}
