package import Almanac

/// How far away a day is, or which day it is since another.
package enum DayCount: Hashable, Sendable {
  case ahead(Int)
  case today
  case past(Int)
  /// The start itself is the first.
  case ordinal(Int)

  /// From one day to another.
  package init(from today: CivilDay, to day: CivilDay) {
    let days = day.number - today.number
    self = days == 0 ? .today : days > 0 ? .ahead(days) : .past(-days)
  }
}

extension DayCount {
  /// As it is written in every language; nil where each has a word of its own.
  package var symbol: String? {
    switch self {
    case .ahead(let days): "D-\(days)"
    case .today: "D-Day"
    case .past(let days): "D+\(days)"
    case .ordinal: nil
    }
  }
}
