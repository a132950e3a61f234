/// A country whose public holidays are known.
package enum HolidayRegion: String, CaseIterable, Hashable, Sendable {
  case korea = "kr"
  case america = "us"

  var holidays: [PublicHoliday] {
    switch self {
    case .korea: PublicHoliday.korean
    case .america: PublicHoliday.american
    }
  }
}
