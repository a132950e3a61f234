package import Intents
package import Views

/// A kind of widget, its author's types forgotten: how it is called, and what it can be asked for.
package struct WidgetKind: Identifiable, Sendable {
  package typealias Context = TimelineProviderContext

  /// The kind, as its author wrote it.
  package let id: String
  /// The key of its name, or the name itself.
  package let name: String
  package let families: [WidgetFamily]
  private let showPlaceholder: @Sendable (Context, EnvironmentValues) -> Face
  private let makeTimeline: @Sendable ([String: IntentValue], Context) async throws -> Reel

  package init(
    id: String, name: String, families: [WidgetFamily],
    placeholder: @escaping @Sendable (Context, EnvironmentValues) -> Face,
    timeline: @escaping @Sendable ([String: IntentValue], Context) async throws -> Reel
  ) {
    self.id = id
    self.name = name
    self.families = families
    showPlaceholder = placeholder
    makeTimeline = timeline
  }

  package func placeholder(in context: Context, environment: EnvironmentValues) -> Face {
    showPlaceholder(context, environment)
  }

  package func timeline(
    for configuration: [String: IntentValue], in context: Context
  ) async throws -> Reel {
    try await makeTimeline(configuration, context)
  }
}
