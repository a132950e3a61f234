package import Intents
package import Timelines

/// A widget as it would be if it stood somewhere: a kind, a size and what it would be set to.
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
