import DDays
import FoundationEssentials

/// A link to the public holidays of a year: `widgetty://dday/holidays`, those of this year and the
/// user's region, or `widgetty://dday/holidays/us/2027`.
struct HolidaysLink: Hashable {
  /// The region and the year; nil for the usual ones.
  let choice: HolidayChoice?

  init(to choice: HolidayChoice? = nil) {
    self.choice = choice
  }

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.place) else { return nil }
    let parts = text.dropFirst(Self.place.count).split(
      separator: "/", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("", 1): choice = nil
    case ("", 3):
      guard let region = HolidayRegion(rawValue: String(parts[1])), let year = Int(parts[2]),
        HolidayChoice.years.contains(year)
      else { return nil }
      choice = HolidayChoice(region: region, year: year)
    default: return nil
    }
  }

  var url: URL? {
    URL(string: Self.place + (choice.map { "/\($0.region.rawValue)/\($0.year)" } ?? ""))
  }

  private static let place = "widgetty://dday/holidays"
}

/// Whose public holidays are shown, and of which year.
struct HolidayChoice: Hashable {
  let region: HolidayRegion
  let year: Int

  static let years = 1...9999

  /// The choice of another year; nil beyond the calendar.
  func turned(by years: Int) -> HolidayChoice? {
    let year = year + years
    return Self.years.contains(year) ? HolidayChoice(region: region, year: year) : nil
  }
}
