public import FoundationEssentials

/// How much an entry matters, on a scale of its widget's own, and for how long from its date on.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// What is not above 0 never makes a stack turn to the widget.
  public var score: Float
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
