import FoundationEssentials
import Timelines

/// The D-Days to show from a date on.
struct DDayEntry: TimelineEntry, Hashable {
  let date: Date
  let scene: DDayScene

  /// Nearer days are more relevant.
  var relevance: TimelineEntryRelevance? {
    guard let main = scene.main else { return nil }
    return TimelineEntryRelevance(score: Float(max(1, 100 - main.distance)))
  }
}
