import Almanac

/// The reason why words don't name a day, described for the person who typed them.
package enum SpokenDayError: Error, Hashable, Sendable {
  case unreadable(String)
  case noSuchDay(String)
  case noSuchLunarDay(String)
  case beyondTheCalendar(String)
  case beyondTheLunarCalendar(String)
}

extension SpokenDayError {
  package var phrase: Phrase {
    switch self {
    case .unreadable(let words): Phrase("dday.words.unreadable %@", words.brief)
    case .noSuchDay(let words): Phrase("dday.words.day %@", words.brief)
    case .noSuchLunarDay(let words): Phrase("dday.words.lunar-day %@", words.brief)
    case .beyondTheCalendar(let words): Phrase("dday.words.beyond %@", words.brief)
    case .beyondTheLunarCalendar(let words):
      Phrase(
        "dday.words.lunar-beyond %@ %@ %@", words.brief, "\(LunarDay.years.lowerBound)",
        "\(LunarDay.years.upperBound)")
    }
  }
}
