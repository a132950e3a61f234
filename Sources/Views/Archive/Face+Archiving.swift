extension Face {
  /// Archives a view in an environment; several views are stacked vertically.
  package init(archiving view: some View, in environment: EnvironmentValues) {
    self.init(ArchivedNodes(view, in: environment))
  }

  private init(_ archived: ArchivedNodes) {
    let declarations = archived.declarations
    self.init(
      content: Node(standingBelowOneAnother: archived.nodes),
      background: declarations.anyBackground,
      url: declarations.anyURL,
      droppedURLCount: declarations.droppedURLCount,
      intents: declarations.intents,
      later: declarations.later)
  }
}
