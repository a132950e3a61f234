public import WidgetIntents

/// A placed widget as the widget center lists it.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  public let id: Int
  public let kind: String
  public let family: WidgetFamily
  package let configuration: [String: IntentValue]

  package init(_ instance: Instance) {
    id = instance.id.number
    kind = instance.kind
    family = instance.family
    configuration = instance.configuration
  }

  /// The widget's configuration; nil if it doesn't fit the intent.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of type: Intent.Type = Intent.self
  ) -> Intent? {
    try? Intent(values: configuration)
  }
}
