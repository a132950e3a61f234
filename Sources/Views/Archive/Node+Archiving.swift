extension Node {
  /// What a view shows in an environment; several views stand below one another.
  package init(archiving view: some View, in environment: EnvironmentValues = EnvironmentValues()) {
    let nodes = EnvironmentSlot.withEnvironment(environment) { slot in
      Archive(slot: slot).nodes(of: view)
    }
    if nodes.count == 1, let node = nodes.first {
      self = node
    } else {
      self = .stack(StackNode(axis: .vertical, children: nodes))
    }
  }
}
