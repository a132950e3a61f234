package import WidgetIntents

/// A placed widget: its kind, size and configuration.
package struct Instance: Identifiable, Hashable, Sendable {
  package struct ID: Hashable, Comparable, Sendable {
    package let number: Int

    package init(_ number: Int) {
      self.number = number
    }

    package static func < (one: ID, other: ID) -> Bool { one.number < other.number }
  }

  package let id: ID
  package let kind: String
  package let family: WidgetFamily
  /// The parameters that differ from their defaults, by name.
  package var configuration: [String: IntentValue]

  package init(
    id: ID, kind: String, family: WidgetFamily, configuration: [String: IntentValue] = [:]
  ) {
    self.id = id
    self.kind = kind
    self.family = family
    self.configuration = configuration
  }
}

extension Instance.ID: CustomStringConvertible {
  package var description: String { String(number) }
}
