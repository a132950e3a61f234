/// A view whose every node is put into another node.
package struct WrappedView<Content: View>: View {
  let content: Content
  let wrap: (Node) -> Node

  package static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(view.content, wrappedBy: view.wrap)
  }
}
