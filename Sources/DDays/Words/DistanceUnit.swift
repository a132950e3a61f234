import Almanac

/// A unit for the distance of a day.
enum DistanceUnit: CaseIterable {
  case days, weeks, months, years

  var words: [String] {
    switch self {
    case .days: ["days", "day", "d", "일"]
    case .weeks: ["weeks", "week", "w", "주일", "주"]
    case .months: ["months", "month", "m", "개월", "달"]
    case .years: ["years", "year", "y", "년"]
    }
  }
}

extension CivilDay {
  /// The day moved by a distance; the last of the month where the day doesn't exist.
  func moved(
    _ unit: DistanceUnit, _ count: Int, _ words: String
  ) throws(SpokenDayError) -> CivilDay {
    switch unit {
    case .days, .weeks:
      let number = self.number + count * (unit == .weeks ? 7 : 1)
      guard CivilDay.first.number...CivilDay.last.number ~= number else {
        throw .beyondTheCalendar(words)
      }
      return CivilDay(number: number)
    case .months, .years:
      let months = count * (unit == .years ? 12 : 1)
      guard 1...9999 ~= (year * 12 + month - 1 + months) / 12, year * 12 + month - 1 + months >= 12
      else { throw .beyondTheCalendar(words) }
      return adding(months: months)
    }
  }
}
