extension View {
  /// Rotates the shapes of the view around its centre; text stays upright.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    WrappedView(content: self) { $0.turned(by: angle.storable) }
  }
}

extension Node {
  fileprivate func turned(by angle: Angle) -> Node {
    switch self {
    case .shape(var shape):
      shape.turn = shape.turn + angle
      return .shape(shape)
    case .frame(var frame):
      frame.child = frame.child.turned(by: angle)
      return .frame(frame)
    case .padding(var padding):
      padding.child = padding.child.turned(by: angle)
      return .padding(padding)
    case .opacity(var opacity):
      opacity.child = opacity.child.turned(by: angle)
      return .opacity(opacity)
    case .layers(var layers):
      layers.children = layers.children.map { $0.turned(by: angle) }
      return .layers(layers)
    case .decoration(var decoration):
      decoration.child = decoration.child.turned(by: angle)
      decoration.nodes = decoration.nodes.map { $0.turned(by: angle) }
      return .decoration(decoration)
    default: return self
    }
  }
}
