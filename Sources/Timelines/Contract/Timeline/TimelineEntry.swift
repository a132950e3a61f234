public import FoundationEssentials

/// What a widget shows from a date on.
public protocol TimelineEntry: Sendable {
  var date: Date { get }
  /// How much it matters then; nil says nothing about it.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}
