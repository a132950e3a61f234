import Almanac
import FoundationEssentials
import Store
import Views

/// The hours of a day on a chart, from the morning or midnight to midnight.
struct DayAxis {
  let start: Date
  let end: Date

  /// The first hour unless there is something to see before it.
  private static let morning = 6.0

  init(of day: CivilDay, in diary: CaffeineDiary) {
    let midnight = diary.start(of: day)
    let morning = midnight + Self.morning * 3600
    let isCalm = diary.state(at: morning).level < diary.settings.sleepLevel / 2
    let isEarly = diary.cups(on: day).contains { $0.date < morning }
    (start, end) = (isCalm && !isEarly ? morning : midnight, diary.end(of: day))
  }

  /// The position of a date, from 0 at the start to 1 at the end.
  func share(of date: Date) -> Double {
    min(max(0, date.timeIntervalSince(start) / end.timeIntervalSince(start)), 1)
  }

  /// So many dates at equal distances, the first at the start and the last at the end.
  func dates(_ count: Int) -> [Date] {
    let step = end.timeIntervalSince(start) / Double(max(1, count - 1))
    return (0..<count).map { start + Double($0) * step }
  }

  /// Every third hour but the last.
  var marks: [Date] {
    Array(stride(from: 0, to: end.timeIntervalSince(start) - 3600, by: 3 * 3600)).map { start + $0 }
  }
}
