import Views

extension Box {
  /// The box with each drawing that should animate from its predecessor replaced. Predecessors are
  /// found by position in the tree.
  func turning(from old: Box, _ turned: (_ old: Box, _ new: Box) -> Box) -> Box {
    if turns(from: old) { return turned(old, self) }
    guard children.count == old.children.count else { return self }
    var box = self
    box.children = zip(old.children, children).map { $1.turning(from: $0, turned) }
    return box
  }

  /// Whether the drawing has changed, and both boxes ask for a transition.
  private func turns(from old: Box) -> Bool {
    let isAsked = transition.kind != .identity && old.transition.kind != .identity
    return isAsked && drawing != nil && old.drawing != nil && drawing != old.drawing
  }
}
