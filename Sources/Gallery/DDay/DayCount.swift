import Almanac

/// How many civil days lie between a day and the one that is counted to.
struct DayCount: Hashable {
  /// Negative once the day has passed. A small number: timelines hold many of these.
  private let daysAhead: Int32

  init(from today: CivilDay, to day: CivilDay) {
    daysAhead = Int32(clamping: day.number - today.number)
  }

  /// In days, whichever way.
  var distance: Int { abs(Int(daysAhead)) }
}

extension DayCount: CustomStringConvertible {
  var description: String {
    if daysAhead == 0 { return "D-Day" }
    return daysAhead > 0 ? "D-\(daysAhead)" : "D+\(-daysAhead)"
  }
}
