extension Face {
  /// Archives a view in an environment; several views are stacked vertically.
  package init(archiving view: some View, in environment: EnvironmentValues) {
    self = EnvironmentSlot.withEnvironment(environment) { slot in
      var archive = Archive(slot: slot)
      archive.add(view)
      return Face(archive)
    }
  }

  private init(_ archive: Archive) {
    self.init(
      content: Node(standingBelowOneAnother: archive.nodes),
      background: archive.declarations.background,
      url: archive.declarations.url,
      droppedURLCount: archive.declarations.droppedURLCount,
      intents: archive.declarations.intents)
  }
}
