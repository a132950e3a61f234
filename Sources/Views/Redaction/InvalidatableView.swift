/// A view that may have to say that it is no longer true.
struct InvalidatableView<Content: View>: View {
  let content: Content
  let isInvalidatable: Bool

  static func _archive(_ view: Self, into archive: inout Archive) {
    let isStale =
      view.isInvalidatable && archive.environment.redactionReasons.contains(.invalidated)
    archive.add(view.content) { isStale ? .stale(StaleNode(child: $0)) : $0 }
  }
}
