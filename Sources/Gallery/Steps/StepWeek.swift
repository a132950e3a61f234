import Almanac
import Steps

/// The steps of a day and of the six before it.
struct StepWeek: Hashable {
  struct Day: Hashable {
    let weekday: Weekday
    /// Nil if nothing is known of it.
    let count: Int?
  }

  /// The last one is today.
  let days: [Day]
  let goal: Int
  /// The last day of which anything is known, if that isn't today.
  let lastDay: CivilDay?
  var trouble: StepFileError?

  static let length = 7

  init(_ log: StepLog, goal: Int, today: CivilDay, trouble: StepFileError? = nil) {
    days = (1 - Self.length...0).map { distance in
      let day = today.advanced(by: distance)
      return Day(weekday: day.weekday, count: log[day])
    }
    self.goal = max(1, goal)
    let last = log.lastDay(upTo: today)
    lastDay = last == today ? nil : last
    self.trouble = trouble
  }

  var today: Int? { days.last?.count }

  /// How much of the goal has been reached; more than 1 if it was exceeded.
  var share: Double { Double(today ?? 0) / Double(goal) }

  var percent: Int { Int((min(share, 99.99) * 100).rounded(.down)) }

  /// What a bar reaches to that is as high as can be.
  var most: Int { max(goal, days.compactMap(\.count).max() ?? 0) }
}
