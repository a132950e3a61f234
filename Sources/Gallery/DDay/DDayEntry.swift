import FoundationEssentials
import Timelines

/// What is counted to from a date on.
struct DDayEntry: TimelineEntry, Hashable {
  let date: Date
  let scene: DDayScene

  /// The nearer the day, the more it matters.
  var relevance: TimelineEntryRelevance? {
    guard let main = scene.main else { return nil }
    return TimelineEntryRelevance(score: Float(max(1, 100 - main.distance)))
  }
}
