/// A view that ignores the reasons for redaction around it.
package struct UnredactedView<Content: View>: View {
  let content: Content

  package static func _archive(_ view: Self, into archive: inout Archive) {
    let isStale = archive.environment.isStale
    archive.changing(\.redactionReasons, { $0 = [] }) { archive in
      archive.changing(\.isStale, { $0 = false }) { archive in
        archive.add(view.content) {
          isStale ? .stale(StaleNode(recedes: false, child: $0)) : $0
        }
      }
    }
  }
}
