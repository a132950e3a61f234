package import Intents
package import Views

/// A kind of widget, its author's types forgotten: how it is called, and what it can be asked for.
public struct WidgetKind: Identifiable, Sendable {
  package typealias Context = TimelineProviderContext

  /// The kind, as its author wrote it.
  public let id: String
  /// The key of its name, or the name itself.
  package internal(set) var name: String
  /// What it is for: the key of a text, or the text itself.
  package internal(set) var description = ""
  package internal(set) var families: [WidgetFamily]
  package internal(set) var disfavoredLocations: [WidgetFamily: Set<WidgetLocation>] = [:]
  /// Whether the place where it stands keeps its content away from the edges.
  package internal(set) var hasContentMargins = true
  package internal(set) var isBackgroundRemovable = true
  /// The intents that its controls have performed, for faces that come without their types.
  package internal(set) var intents = IntentTypes()
  // Found by looking into an intent, which takes long enough to be left until somebody asks.
  private let findParameters: @Sendable () -> [ParameterDeclaration]
  private let showPlaceholder: @Sendable (Context, EnvironmentValues) -> Face
  private let makeSnapshot: @Sendable ([String: IntentValue], Context) async throws -> Reel
  private let makeTimeline: @Sendable ([String: IntentValue], Context) async throws -> Reel

  /// Without a snapshot of its own, it shows its timeline in passing.
  package init(
    id: String, name: String, families: [WidgetFamily],
    parameters: @escaping @autoclosure @Sendable () -> [ParameterDeclaration] = [],
    intents: IntentTypes = IntentTypes(),
    placeholder: @escaping @Sendable (Context, EnvironmentValues) -> Face,
    snapshot: (@Sendable ([String: IntentValue], Context) async throws -> Reel)? = nil,
    timeline: @escaping @Sendable ([String: IntentValue], Context) async throws -> Reel
  ) {
    self.id = id
    self.name = name
    self.families = families
    self.intents = intents
    findParameters = parameters
    showPlaceholder = placeholder
    makeSnapshot = snapshot ?? timeline
    makeTimeline = timeline
  }

  /// What can be set about it.
  package var parameters: [ParameterDeclaration] { findParameters() }

  /// What is shown while nothing is known.
  package func placeholder(
    in context: Context, for traits: Traits, strings: Reel.Strings = [:]
  ) -> Face {
    showPlaceholder(context, EnvironmentValues(traits, strings: strings))
  }

  /// A reel of the one entry that is shown in passing.
  package func snapshot(
    for configuration: [String: IntentValue], in context: Context
  ) async throws -> Reel {
    try await makeSnapshot(configuration, context)
  }

  package func timeline(
    for configuration: [String: IntentValue], in context: Context
  ) async throws -> Reel {
    try await makeTimeline(configuration, context)
  }
}
