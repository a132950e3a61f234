package import WidgetIntents

/// A key that works on a page, and a word for its action.
package struct PageHint: Hashable, Sendable {
  package let label: String
  /// The label in ASCII.
  package let plainLabel: String
  package let name: LocalizedStringResource

  package init(_ label: String, plain: String? = nil, _ name: LocalizedStringResource) {
    (self.label, self.name) = (label, name)
    plainLabel = plain ?? label
  }
}
