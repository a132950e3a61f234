import FoundationEssentials
import Timelines

/// The state of a user's caffeine from a date on.
struct CaffeineEntry: TimelineEntry, Hashable {
  let day: CaffeineDay
  var date: Date { day.date }

  var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: Float(min(day.level, 400)))
  }
}
