import Almanac

/// A unit for the distance of a day.
enum DistanceUnit: CaseIterable {
  /// Workdays are those from Monday to Friday.
  case workdays, days, weeks, months, years

  var words: [String] {
    switch self {
    case .workdays:
      [
        "business days", "business day", "working days", "working day", "workdays", "workday",
        "영업일",
      ]
    case .days: ["days", "day", "d", "일"]
    case .weeks: ["weeks", "week", "w", "주일", "주"]
    case .months: ["months", "month", "m", "개월", "달"]
    case .years: ["years", "year", "y", "년"]
    }
  }
}

extension CivilDay {
  private static let mostWorkdays = 9999

  /// The day moved by a distance; the last of the month where the day doesn't exist.
  func moved(
    _ unit: DistanceUnit, _ count: Int, _ words: String
  ) throws(SpokenDayError) -> CivilDay {
    switch unit {
    case .workdays:
      guard abs(count) <= Self.mostWorkdays else { throw .beyondTheCalendar(words) }
      var day = self
      for _ in 0..<abs(count) {
        repeat { day = day.advanced(by: count.signum()) } while day.weekday.isOfWeekend
      }
      return day
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
