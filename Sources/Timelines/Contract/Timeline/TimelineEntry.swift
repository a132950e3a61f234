public import FoundationEssentials

/// The content of a widget from a date on.
public protocol TimelineEntry: Sendable {
  var date: Date { get }
  /// How relevant the entry is; nil leaves it open.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}
