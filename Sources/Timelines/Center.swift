package import Almanac
package import FoundationEssentials
package import System
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

/// The widget center's connection while a provider or an intent runs.
package struct WidgetCenterLink: Sendable {
  package let configurations: [WidgetInfo]
  /// Reloads the timelines of a kind; nil means all kinds.
  package let reload: @Sendable (String?) -> Void
  /// Invalidates the relevance that a kind has declared.
  package let invalidateRelevance: @Sendable (String) -> Void

  @TaskLocal package static var current: WidgetCenterLink?

  package init(
    configurations: [WidgetInfo], reload: @escaping @Sendable (String?) -> Void,
    invalidateRelevance: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.configurations = configurations
    self.reload = reload
    self.invalidateRelevance = invalidateRelevance
  }
}

/// The Home Screen, for intents that change it.
package struct HomeScreen: Sendable {
  /// Settings by name; nil resets one.
  package typealias Settings = [String: IntentValue?]

  /// The widgets that a change concerns.
  package enum Widgets: Hashable, Sendable {
    case one(Instance.ID)
    case all(ofKind: String)
  }

  /// A change that an intent asks for.
  package enum Request: Hashable, Sendable {
    /// To add a widget in the words of a line of the widgets file: its kind, its family and settings.
    case add([String])
    /// To change settings of widgets.
    case set(Widgets, Settings)
  }

  private let fulfil: @Sendable (Request) throws -> Void
  private let reading: @Sendable () -> Bool

  package init(
    isWritten reading: @escaping @Sendable () -> Bool = { false },
    _ fulfil: @escaping @Sendable (Request) throws -> Void
  ) {
    (self.reading, self.fulfil) = (reading, fulfil)
  }

  /// Whether a file of the user's own defines it.
  package var isWritten: Bool { reading() }

  /// Adds a widget in the words of a line of the widgets file: its kind, its family and settings.
  package func add(_ words: [String]) throws { try fulfil(.add(words)) }

  /// Changes settings of widgets; nil resets one.
  package func set(_ widgets: Widgets, _ settings: Settings) throws {
    try fulfil(.set(widgets, settings))
  }
}

/// Why the Home Screen can't be changed.
package enum HomeScreenError: Error, Hashable, Sendable {
  /// No such widget is on it.
  case noWidget
  /// A file of the user's own defines it.
  case file
}

extension HomeScreenError: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noWidget: "home.no-widget"
    case .file: "home.written"
    }
  }
}

/// The texts of the user's language, for intents that store one.
package struct LocalizedWords: Sendable {
  private let strings: StringTable

  package init(_ strings: StringTable) {
    self.strings = strings
  }

  /// The text of a key; the key itself if there is none.
  package subscript(key: String) -> String { strings[key] ?? key }
}

/// The date at which an intent is performed, and the user's time zone. Intents take it as a
/// dependency and read no clock themselves.
package struct Now: Hashable, Sendable {
  package let date: Date
  package let zone: Zone

  package init(date: Date, zone: Zone) {
    (self.date, self.zone) = (date, zone)
  }
}

/// The placed widget from which a page is opened, for the page's maker.
package struct PageOpener: Hashable, Sendable {
  /// Nil if the page isn't opened from a widget.
  package let widget: WidgetInfo?

  package init(_ widget: WidgetInfo?) {
    self.widget = widget
  }
}

/// Records the files that a provider reads for its timeline.
///
/// A provider follows each file before reading it; when the file changes, the widget reloads.
package struct WatchedFiles: Sendable {
  private let note: @Sendable (String) -> Void

  @TaskLocal package static var current = WatchedFiles { _ in }

  package init(_ note: @escaping @Sendable (String) -> Void) {
    self.note = note
  }

  /// Follows the file at a path, whether or not it exists.
  package func follow(_ path: String) {
    note(path)
  }
}

/// Lists the placed widgets and reloads their timelines.
///
/// Works inside providers and intents while they run, and in the tasks that they start. Anywhere
/// else there are no widgets, and calls do nothing.
public struct WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  public func reloadTimelines(ofKind kind: String) {
    WidgetCenterLink.current?.reload(kind)
  }

  public func reloadAllTimelines() {
    WidgetCenterLink.current?.reload(nil)
  }

  public func invalidateRelevance(ofKind kind: String) {
    WidgetCenterLink.current?.invalidateRelevance(kind)
  }

  public func currentConfigurations() async throws -> [WidgetInfo] {
    WidgetCenterLink.current?.configurations ?? []
  }

  /// Calls back at once.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success(WidgetCenterLink.current?.configurations ?? []))
  }
}
