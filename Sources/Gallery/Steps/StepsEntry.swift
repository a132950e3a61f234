import Almanac
import FoundationEssentials
import Diary
import Timelines

/// A week of steps from a date on; nil without a file.
struct StepsEntry: TimelineEntry, Hashable {
  let date: Date
  let week: StepWeek?

  /// A sample.
  static func sample(at date: Date, in zone: Zone) -> StepsEntry {
    let today = zone.civil(at: date).day
    let counts = [8420, 5310, 10_870, 7640, 12_120, 9230, 7214]
    let log = StepLog(
      Dictionary(
        uniqueKeysWithValues: counts.reversed().enumerated().map {
          (today.advanced(by: -$0.offset), $0.element)
        }))
    return StepsEntry(date: date, week: StepWeek(log, goal: 10_000, today: today))
  }
}
