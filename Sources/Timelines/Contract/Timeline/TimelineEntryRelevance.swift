public import FoundationEssentials

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
