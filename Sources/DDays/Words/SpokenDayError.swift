import Almanac

/// Why words name no day, in a sentence for the one who wrote them.
package enum SpokenDayError: Error, Hashable, Sendable {
  case unreadable(String)
  case noSuchDay(String)
  case noSuchLunarDay(String)
  case beyondTheCalendar(String)
  case beyondTheLunarCalendar(String)
}

extension SpokenDayError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let words):
      """
      \(words.brief) is no date; write 2026-12-25, 12-25, +30d, +2w, tomorrow, 내일, 12월 25일, \
      음력 8월 15일 or lunar 8-15
      """
    case .noSuchDay(let words): "\(words.brief) is no day of the calendar"
    case .noSuchLunarDay(let words): "\(words.brief) is no day of the lunar calendar"
    case .beyondTheCalendar(let words):
      "\(words.brief) is not in the years 1 to 9999"
    case .beyondTheLunarCalendar(let words):
      """
      \(words.brief) is not in the years \(LunarDay.years.lowerBound) to \
      \(LunarDay.years.upperBound), of which the lunar calendar is known
      """
    }
  }
}
