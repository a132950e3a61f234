public import Intents

/// A widget that stands somewhere, as the widget center tells of it.
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

  /// What the widget is set to; nil if that does not fit the intent.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of type: Intent.Type = Intent.self
  ) -> Intent? {
    try? Intent(values: configuration)
  }
}
