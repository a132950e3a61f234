package import System
package import Views
package import WidgetIntents

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
  private let makeSnapshot: @Sendable ([String: IntentValue], Context) async throws -> AnyTimeline
  private let makeTimeline: @Sendable ([String: IntentValue], Context) async throws -> AnyTimeline

  /// Creates a kind; without a snapshot, its timeline serves as one.
  package init(
    id: String, name: String, families: [WidgetFamily],
    parameters: @escaping @autoclosure @Sendable () -> [ParameterDeclaration] = [],
    hiding: @escaping @Sendable ([String: IntentValue]) -> Set<String> = { _ in [] },
    intents: IntentTypes = IntentTypes(),
    placeholder: @escaping @Sendable (Context, EnvironmentValues) -> Face,
    snapshot: (@Sendable ([String: IntentValue], Context) async throws -> AnyTimeline)? = nil,
    timeline: @escaping @Sendable ([String: IntentValue], Context) async throws -> AnyTimeline
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

  /// A timeline with the single entry for transient display.
  package func snapshot(
    for configuration: [String: IntentValue], in context: Context
  ) async throws -> AnyTimeline {
    try await makeSnapshot(configuration, context)
  }

  package func timeline(
    for configuration: [String: IntentValue], in context: Context
  ) async throws -> AnyTimeline {
    try await makeTimeline(configuration, context)
  }
}

extension WidgetKind {
  /// The kinds of a bundle, without those that repeat an earlier name; these come separately.
  package static func all(
    in bundle: some WidgetBundle
  ) -> (kinds: [WidgetKind], repeated: [WidgetKind]) {
    all(in: bundle.body)
  }

  /// The kinds of a widget.
  package static func all(
    in widget: some Widget
  ) -> (kinds: [WidgetKind], repeated: [WidgetKind]) {
    var known: Set<String> = []
    var (kinds, repeated): ([WidgetKind], [WidgetKind]) = ([], [])
    for kind in widget.body._kinds {
      if known.insert(kind.id).inserted { kinds.append(kind) } else { repeated.append(kind) }
    }
    return (kinds, repeated)
  }
}

extension WidgetKind {
  /// Creates a kind that is named by its identifier and supports all families until declared
  /// otherwise.
  init<Provider: AppIntentTimelineProvider>(
    id: String, provider: Provider, content: @escaping @Sendable (Provider.Entry) -> any View
  ) {
    @Sendable func face(of entry: Provider.Entry, in context: Context, _ values: EnvironmentValues)
      -> Face
    {
      // The requested family counts, wherever the widget appears by now.
      var values = values
      values.widgetFamily = context.family
      return Face(archiving: content(entry), in: values)
    }
    self.init(
      id: id, name: id,
      families: [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge],
      parameters: Provider.Intent.parameters,
      hiding: { Provider.Intent.hiddenParameters(with: $0) },
      placeholder: { face(of: provider.placeholder(in: $0), in: $0, $1) },
      snapshot: { values, context in
        try Dependencies.check(provider)
        let intent = try await Provider.Intent.resolved(from: values)
        let entry = try await provider.snapshot(for: intent, in: context)
        return AnyTimeline(Timeline(entries: [entry], policy: .never)) {
          face(of: $0, in: context, $1)
        }
      },
      timeline: { values, context in
        try Dependencies.check(provider)
        let intent = try await Provider.Intent.resolved(from: values)
        let timeline = try await provider.timeline(for: intent, in: context)
        return AnyTimeline(timeline) { face(of: $0, in: context, $1) }
      })
  }
}
