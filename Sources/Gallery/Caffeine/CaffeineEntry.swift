import FoundationEssentials
import Timelines

/// What somebody has drunk, as it stands from a date on.
struct CaffeineEntry: TimelineEntry, Hashable {
  let day: CaffeineDay
  var date: Date { day.date }

  var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: Float(min(day.level, 400)))
  }
}
