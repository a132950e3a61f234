package import Views
package import WidgetIntents
package import System

/// A kind of widget with its types erased: its name, and what its provider can be asked for.
public struct WidgetKind: Identifiable, Sendable {
  package typealias Context = TimelineProviderContext

  /// The kind's identifier, as its author wrote it.
  public let id: String
  /// The key of the name, or the name itself.
  package internal(set) var name: String
  /// The key of the description, or the description itself.
  package internal(set) var description = ""
  package internal(set) var families: [WidgetFamily]
  package internal(set) var disfavoredLocations: [WidgetFamily: Set<WidgetLocation>] = [:]
  /// Whether the place insets the content from the edges.
  package internal(set) var hasContentMargins = true
  package internal(set) var isBackgroundRemovable = true
  /// Whether users set the widget up.
  package internal(set) var isConfigurable = false
  /// Whether the widget is set up as soon as it is added.
  package internal(set) var promptsForConfiguration = false
  /// The intents of the kind's controls, for faces that arrive without their types.
  package internal(set) var intents = IntentTypes()
  // Inspects the intent for its parameters. That is slow, so it waits until they are needed.
  private let findParameters: @Sendable () -> [ParameterDeclaration]
  private let findHidden: @Sendable ([String: IntentValue]) -> Set<String>
  private let showPlaceholder: @Sendable (Context, EnvironmentValues) -> Face
  private let makeSnapshot: @Sendable ([String: IntentValue], Context) async throws -> Reel
  private let makeTimeline: @Sendable ([String: IntentValue], Context) async throws -> Reel

  /// Creates a kind; without a snapshot, its timeline serves as one.
  package init(
    id: String, name: String, families: [WidgetFamily],
    parameters: @escaping @autoclosure @Sendable () -> [ParameterDeclaration] = [],
    hiding: @escaping @Sendable ([String: IntentValue]) -> Set<String> = { _ in [] },
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
    findHidden = hiding
    showPlaceholder = placeholder
    makeSnapshot = snapshot ?? timeline
    makeTimeline = timeline
  }

  /// The parameters that users can set.
  package var parameters: [ParameterDeclaration] { findParameters() }

  /// The parameters that don't apply with some values.
  package func hiddenParameters(with values: [String: IntentValue]) -> Set<String> {
    findHidden(values)
  }

  /// The face shown before any data has arrived.
  package func placeholder(
    in context: Context, for traits: Traits, strings: StringTable = [:]
  ) -> Face {
    showPlaceholder(context, EnvironmentValues(traits, strings: strings))
  }

  /// A reel with the single entry for transient display.
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
