public import Views
public import WidgetIntents

/// A widget that users configure with the parameters of its intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  public let _kinds: [WidgetKind]

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping @Sendable (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    var described = WidgetKind(id: kind, provider: provider, content: content)
    described.isConfigurable = true
    _kinds = [described]
  }
}
