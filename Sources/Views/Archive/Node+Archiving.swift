extension Node {
  /// What a view shows in an environment; what it declares apart is left out.
  package init(archiving view: some View, in environment: EnvironmentValues = EnvironmentValues()) {
    self = Face(archiving: view, in: environment).content
  }

  init(standingBelowOneAnother nodes: [Node]) {
    if nodes.count == 1, let node = nodes.first {
      self = node
    } else {
      self = .stack(StackNode(axis: .vertical, children: nodes))
    }
  }
}
