public import WidgetIntents

/// Provides a widget's timeline for a configuration.
public protocol AppIntentTimelineProvider: Sendable {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// The entry shown before any data has arrived. Returns at once, and is the same for everyone.
  func placeholder(in context: Context) -> Entry

  /// The entry for transient display, such as in the widget gallery.
  func snapshot(for configuration: Intent, in context: Context) async throws -> Entry

  /// The entries from now on; if it throws, the widget keeps what it shows.
  func timeline(for configuration: Intent, in context: Context) async throws -> Timeline<Entry>

  /// The configurations offered where users can't configure widgets.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
