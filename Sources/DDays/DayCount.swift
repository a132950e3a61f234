package import Almanac

/// The number of days to or since a day, or its number in a count from a start.
package enum DayCount: Hashable, Sendable {
  case ahead(Int)
  case today
  case past(Int)
  /// The number of the day, counting the start as day 1.
  case ordinal(Int)

  /// The distance from one day to another.
  package init(from today: CivilDay, to day: CivilDay) {
    let days = day.number - today.number
    self = days == 0 ? .today : days > 0 ? .ahead(days) : .past(-days)
  }
}

extension DayCount {
  /// The count in the notation common to all languages; nil where each has its own words.
  package var symbol: String? {
    switch self {
    case .ahead(let days): "D-\(days)"
    case .today: "D-Day"
    case .past(let days): "D+\(days)"
    case .ordinal: nil
    }
  }
}
