public import FoundationEssentials

/// A provider's answer: entries from now on, and when to ask again.
public struct Timeline<EntryType: TimelineEntry>: Sendable {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  /// Why the entries aren't newer; nil if nothing stands in the way.
  package var providerFault: ProviderFault?
  /// Whether the entries hold only known data, to show something while new data is fetched. The
  /// provider is then asked again at once.
  package var isPreliminary = false
  /// Set if the entries are made up, to show something until there is real data.
  package var simulationNotice: SimulationNotice?

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// What is said around widgets whose entries are made up, for the widgets themselves don't say it.
package struct SimulationNotice: Hashable, Sendable {
  /// The key of what stands there, such as "Simulated weather".
  package let name: String
  /// The key of why, such as "no connection"; nil if there is no reason but that nothing has come yet.
  package let cause: String?
  /// Whether made-up entries were asked for. Others are shown only where they are told of.
  package let isWanted: Bool

  package init(name: String, cause: String? = nil, isWanted: Bool) {
    (self.name, self.cause, self.isWanted) = (name, cause, isWanted)
  }

  /// Whether a widget in a place is asked to show nothing instead.
  func isHidden(in place: WidgetPlace) -> Bool { !isWanted && !place.hasHeader }
}

/// The content of a widget from a date on.
public protocol TimelineEntry: Sendable {
  var date: Date { get }
  /// How relevant the entry is; nil leaves it open.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// When a provider wants to be asked again.
public struct TimelineReloadPolicy: Hashable, Sendable {
  package enum Moment: Hashable, Sendable {
    case atEnd
    case after(Date)
    case never
  }

  package let moment: Moment

  /// Reloads after the last entry's date.
  public static let atEnd = TimelineReloadPolicy(moment: .atEnd)

  /// Reloads no earlier than a date, which may lie before or after the last entry's.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .after(date))
  }

  /// Reloads only on request.
  public static let never = TimelineReloadPolicy(moment: .never)
}

/// How relevant an entry is, on its widget's own scale, and for how long from its date on.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// A stack never turns to the widget for a score of 0 or less.
  public var score: Float
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
