/// A view whose every node is put into another node.
struct WrappedView<Content: View>: View {
  let content: Content
  let wrap: (Node) -> Node

  static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(view.content, wrappedBy: view.wrap)
  }
}
