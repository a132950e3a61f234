package import Almanac
public import FoundationEssentials
public import WidgetIntents

/// The circumstances for which a provider is asked.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let displaySize: DisplaySize
  /// Whether sample data will do, which must be there at once.
  public let isPreview: Bool
  /// The date of the request, and so of the first entry.
  public let date: Date
  package let zone: Zone
  /// The traits of the widget's appearances, for providers that draw faces right away.
  package let traits: [Traits]

  package init(
    family: WidgetFamily, displaySize: DisplaySize? = nil, isPreview: Bool = false, date: Date,
    zone: Zone, traits: [Traits] = []
  ) {
    self.family = family
    self.displaySize = displaySize ?? family.usualSize
    self.isPreview = isPreview
    self.date = date
    self.zone = zone
    self.traits = traits
  }
}

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

/// A configured widget to offer, with a description.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  public let intent: Intent
  public let description: String

  public init(intent: Intent, description: String) {
    self.intent = intent
    self.description = description
  }
}

/// A widget's size in points.
public struct DisplaySize: Hashable, Codable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Provides a widget's timeline through callbacks; only the first call back counts.
public protocol TimelineProvider: Sendable {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// The entry shown before any data has arrived. Returns at once, and is the same for everyone.
  func placeholder(in context: Context) -> Entry

  /// The entry for transient display, such as in the widget gallery.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// The entries from now on.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Adapts a provider with callbacks to one with async functions.
///
/// If it never calls back, the call waits until its task is cancelled.
struct CallbackProvider<Provider: TimelineProvider>: AppIntentTimelineProvider {
  struct Intent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "" }
  }

  let provider: Provider

  func placeholder(in context: Context) -> Provider.Entry {
    provider.placeholder(in: context)
  }

  func snapshot(for configuration: Intent, in context: Context) async throws -> Provider.Entry {
    try await firstAnswer { provider.getSnapshot(in: context, completion: $0) }
  }

  func timeline(
    for configuration: Intent, in context: Context
  ) async throws -> Timeline<Provider.Entry> {
    try await firstAnswer { provider.getTimeline(in: context, completion: $0) }
  }

  private func firstAnswer<TimelineAnswer: Sendable>(
    _ ask: (@escaping @Sendable (TimelineAnswer) -> Void) -> Void
  ) async throws -> TimelineAnswer {
    let (answers, inbox) = AsyncStream.makeStream(
      of: TimelineAnswer.self, bufferingPolicy: .bufferingOldest(1))
    ask { inbox.yield($0) }
    for await answer in answers { return answer }
    throw CancellationError()
  }
}

extension WidgetFamily {
  /// The size on a typical phone; for the extra large family, on a tablet.
  package var usualSize: DisplaySize {
    switch self {
    case .systemSmall: DisplaySize(width: 158, height: 158)
    case .systemMedium: DisplaySize(width: 338, height: 158)
    case .systemLarge: DisplaySize(width: 338, height: 354)
    case .systemExtraLarge: DisplaySize(width: 715.5, height: 342)
    case .accessoryCircular, .accessoryCorner: DisplaySize(width: 72, height: 72)
    case .accessoryRectangular: DisplaySize(width: 160, height: 72)
    case .accessoryInline: DisplaySize(width: 234, height: 26)
    }
  }
}
