import Almanac
import FoundationEssentials

/// What stands on the screen of somebody who has written down nothing else.
enum FirstBoard {
  static func text(at date: Date, in zone: Zone, strings: [String: String]) -> String {
    let title = strings["dday.christmas"] ?? ""
    return """
      weather small
      dday small title="\(title)" date=\(nextChristmas(from: zone.civil(at: date).day))
      """
  }

  private static func nextChristmas(from today: CivilDay) -> CivilDay {
    let years = [today.year, today.year + 1]
    let days = years.compactMap { CivilDay(year: $0, month: 12, day: 25) }
    return days.first { $0 >= today } ?? today
  }
}
