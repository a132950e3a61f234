import Views

extension Box {
  /// The box in which each that is to move from what stood in its place before is another; they are
  /// found by their places in the tree.
  func turning(from old: Box, _ turned: (_ old: Box, _ new: Box) -> Box) -> Box {
    if turns(from: old) { return turned(old, self) }
    guard children.count == old.children.count else { return self }
    var box = self
    box.children = zip(old.children, children).map { $1.turning(from: $0, turned) }
    return box
  }

  /// Whether it shows something else than before, and both of them ask for that to be seen.
  private func turns(from old: Box) -> Bool {
    let isAsked = transition.kind != .identity && old.transition.kind != .identity
    return isAsked && drawing != nil && old.drawing != nil && drawing != old.drawing
  }
}
