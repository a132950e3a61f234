/// A view that wraps each of its nodes in another.
package struct WrappedView<Content: View>: View {
  let content: Content
  let wrap: (Node) -> Node

  package static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(view.content, wrappedBy: view.wrap)
  }
}
