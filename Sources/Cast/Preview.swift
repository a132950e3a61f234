package import Timelines
package import WidgetIntents

/// A widget that isn't placed: a kind, a size and a configuration.
package struct Preview: Hashable, Sendable {
  package let kind: String
  package let family: WidgetFamily
  package let configuration: [String: IntentValue]

  package init(
    kind: String, family: WidgetFamily, configuration: [String: IntentValue] = [:]
  ) {
    (self.kind, self.family, self.configuration) = (kind, family, configuration)
  }
}
