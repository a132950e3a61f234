extension Node {
  /// The node with the way in which its form and its colour are to change.
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
