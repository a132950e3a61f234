package import Almanac

/// The reason why words don't name a day, described for the person who typed them.
package enum SpokenDayError: Error, Hashable, Sendable {
  case unreadable(String)
  /// The words only say how often.
  case dayless(String)
  /// Several days could be meant.
  case ambiguous(String)
  /// A range of days, with the words for its first.
  case severalDays(String, String)
  /// A day by a name that is usual in the lunar calendar, but isn't only used there.
  case eitherCalendar(String, month: Int, day: Int)
  /// A feast of the solar calendar was asked for in the lunar one.
  case notLunar(String)
  /// No rule has the days on which it would repeat.
  case unrepeatable(String)
  /// Such a day doesn't come so often.
  case contradictory(String)
  case noSuchDay(String)
  /// The day is there, but on another weekday.
  case otherWeekday(String, CivilDay)
  case noSuchLunarDay(String)
  case beyondTheCalendar(String)
  case beyondTheLunarCalendar(String)
}

extension SpokenDayError {
  package var phrase: Phrase {
    switch self {
    case .unreadable(let words): Phrase("dday.words.unreadable %@", words.brief)
    case .dayless(let words): Phrase("dday.words.dayless %@", words.brief)
    case .ambiguous(let words): Phrase("dday.words.ambiguous %@", words.brief)
    case .severalDays(let words, let first):
      Phrase("dday.words.several %@ %@", words.brief, first.brief)
    case .eitherCalendar(let words, let month, let day):
      Phrase("dday.words.either %@ %@ %@", words.brief, "\(month)", "\(day)")
    case .notLunar(let words): Phrase("dday.words.not-lunar %@", words.brief)
    case .unrepeatable(let words): Phrase("dday.words.unrepeatable %@", words.brief)
    case .contradictory(let words): Phrase("dday.words.contradictory %@", words.brief)
    case .otherWeekday(let words, let day):
      Phrase("dday.words.weekday.\(day.weekday.rawValue) %@ %@", words.brief, "\(day)")
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
