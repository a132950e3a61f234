import Almanac

/// A country whose public holidays are known.
package enum HolidayRegion: String, CaseIterable, Hashable, Sendable {
  case korea = "kr"
  case america = "us"

  /// The first year in which its laws name holidays.
  package var firstYear: Int { holidays.map(\.years.lowerBound).min() ?? 1 }

  /// Whether some of its holidays of a year are days of the lunar calendar that aren't known.
  package func isBeyondLunarCalendar(in year: Int) -> Bool {
    year > LunarDay.years.upperBound
      && holidays.contains { $0.rule.isLunar && $0.years.contains(year) }
  }

  var holidays: [PublicHoliday] {
    switch self {
    case .korea: PublicHoliday.korean
    case .america: PublicHoliday.american
    }
  }
}
