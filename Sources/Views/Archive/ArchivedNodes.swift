/// What a view is evaluated to.
struct ArchivedNodes: Sendable {
  let nodes: [Node]
  let declarations: Declarations
}

extension ArchivedNodes {
  init(
    _ view: some View, in environment: EnvironmentValues, at path: [ArchiveStep] = [],
    as siblings: Archive.Siblings = .parts
  ) {
    self = EnvironmentSlot.withEnvironment(environment) { slot in
      var archive = Archive(slot: slot, path: path, siblings: siblings)
      archive.add(view)
      return ArchivedNodes(nodes: archive.nodes, declarations: archive.declarations)
    }
  }
}
