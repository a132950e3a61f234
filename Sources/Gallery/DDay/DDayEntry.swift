import Almanac
import FoundationEssentials
import Timelines

/// The D-Days to show from a date on.
struct DDayEntry: TimelineEntry, Hashable {
  let date: Date
  let scene: DDayScene

  /// Relevant on a day itself, on a milestone and on the day before.
  var relevance: TimelineEntryRelevance? {
    scene.all.compactMap(\.score).max().map { TimelineEntryRelevance(score: $0) }
  }
}

extension CountedDay {
  fileprivate var score: Float? {
    if isToday { return 3 }
    if isFestive { return 2 }
    return day.number == today.number + 1 ? 1 : nil
  }
}
