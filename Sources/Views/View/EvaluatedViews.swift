/// Views of which each is evaluated once, however often it stands in the content, in the surroundings
/// of all of it. They have no controls, whose identities depend on where they stand.
package struct EvaluatedViews<Source: View, Content: View>: View {
  private let sources: [Source]
  private let content: ([EvaluatedView]) -> Content

  package init(
    _ sources: [Source], @ViewBuilder content: @escaping ([EvaluatedView]) -> Content
  ) {
    (self.sources, self.content) = (sources, content)
  }

  package static func _archive(_ view: Self, into archive: inout Archive) {
    let evaluated = view.sources.map { EvaluatedView(nodes: archive.nodes(of: $0)) }
    archive.add(view.content(evaluated))
  }
}

/// A view that has been evaluated already.
package struct EvaluatedView: View {
  let nodes: [Node]

  package static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(evaluated: view.nodes)
  }
}
