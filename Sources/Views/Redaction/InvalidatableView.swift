/// A view that is dimmed while its content may be out of date.
package struct InvalidatableView<Content: View>: View {
  let content: Content
  let isInvalidatable: Bool

  package static func _archive(_ view: Self, into archive: inout Archive) {
    let isStale =
      view.isInvalidatable && archive.environment.redactionReasons.contains(.invalidated)
    guard isStale else { return archive.add(view.content) }
    archive.changing(\.isStale, { $0 = true }) {
      $0.add(view.content) { .stale(StaleNode(child: $0)) }
    }
  }
}
