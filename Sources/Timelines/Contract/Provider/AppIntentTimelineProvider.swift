public import Intents

/// Says what a widget shows when, for what a person has set it to.
public protocol AppIntentTimelineProvider: Sendable {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// What is shown while nothing is known yet: at once, and the same for everybody.
  func placeholder(in context: Context) -> Entry

  /// What is shown in passing, where the widget is offered or being added.
  func snapshot(for configuration: Intent, in context: Context) async throws -> Entry

  /// The entries from now on; after an error the widget goes on showing what it has.
  func timeline(for configuration: Intent, in context: Context) async throws -> Timeline<Entry>

  /// What the widget is offered as where nobody can set it.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
