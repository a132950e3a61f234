import Almanac
import Diary

/// The steps of today and the six days before.
struct StepWeek: Hashable {
  struct Day: Hashable {
    let weekday: Weekday
    /// Nil if unknown.
    let count: Int?
  }

  /// The last one is today.
  let days: [Day]
  let goal: Int
  /// The last day with data; nil if that is today or there is none.
  let lastDay: CivilDay?
  var fault: StepFileError?
  /// The records of the file that couldn't be read; nil if all could.
  let leftOut: LeftOutRecords?

  static let length = 7

  init(_ log: StepLog, goal: Int, today: CivilDay, fault: StepFileError? = nil) {
    days = (1 - Self.length...0).map { distance in
      let day = today.advanced(by: distance)
      return Day(weekday: day.weekday, count: log[day])
    }
    self.goal = max(1, goal)
    let last = log.lastDay(upTo: today)
    lastDay = last == today ? nil : last
    self.fault = fault
    leftOut = log.leftOut
  }

  var today: Int? { days.last?.count }

  /// The share of the goal reached; above 1 if exceeded.
  var share: Double { Double(today ?? 0) / Double(goal) }

  var percent: Int { Int((min(share, 99.99) * 100).rounded(.down)) }

  /// The value of a bar of full height.
  var most: Int { max(goal, days.compactMap(\.count).max() ?? 0) }
}
