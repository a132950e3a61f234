extension Node {
  /// Archives a view in an environment, without its declarations.
  package init(archiving view: some View, in environment: EnvironmentValues = EnvironmentValues()) {
    self.init(standingBelowOneAnother: ArchivedNodes(view, in: environment).nodes)
  }

  init(standingBelowOneAnother nodes: [Node]) {
    if nodes.count == 1, let node = nodes.first {
      self = node
    } else {
      self = .stack(StackNode(axis: .vertical, children: nodes))
    }
  }
}
