extension Node {
  /// The node with a transition for changes of its form and colour.
  func changing(by transition: ContentTransition) -> Node {
    guard transition != .identity else { return self }
    switch self {
    case .fill(var fill):
      fill.transition = transition
      return .fill(fill)
    case .shape(var shape):
      shape.transition = transition
      return .shape(shape)
    default: return self
    }
  }
}
