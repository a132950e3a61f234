package import Timelines
package import WidgetIntents

/// A widget that isn't placed: a kind, a size and a configuration.
package struct Preview: Hashable, Sendable {
  package let kind: String
  package let family: WidgetFamily
  package let configuration: [String: IntentValue]
  /// The placed widget that it is a variant of, whose own data it shows; nil for a sample.
  package let original: Instance.ID?

  package init(
    kind: String, family: WidgetFamily, configuration: [String: IntentValue] = [:],
    of original: Instance.ID? = nil
  ) {
    (self.kind, self.family, self.configuration) = (kind, family, configuration)
    self.original = original
  }

  /// Whether it stands for the same widget, whatever its configuration.
  func succeeds(_ other: Preview) -> Bool {
    kind == other.kind && family == other.family && original == other.original
  }
}
