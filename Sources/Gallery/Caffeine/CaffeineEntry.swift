import FoundationEssentials
import Timelines

/// The state of a user's caffeine from a date on.
struct CaffeineEntry: TimelineEntry, Hashable {
  let day: CaffeineDay
  var date: Date { day.date }

  /// Relevant in the evening, while there is too much caffeine for sleep.
  var relevance: TimelineEntryRelevance? {
    day.isEvening && day.sleepDate != nil ? TimelineEntryRelevance(score: Float(day.level)) : nil
  }
}
