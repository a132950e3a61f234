package import Almanac

/// A day in words: `2026-12-25`, `12-25`, `+30d`, `내일`, `음력 8월 15일`.
package struct SpokenDay: Hashable, Sendable {
  package let day: CivilDay
  /// The lunar date on which it repeats; nil for days of the solar calendar.
  package let lunar: LunarAnniversary?

  /// Reads words relative to today; a date without a year is the next one. With `isLunar`, the
  /// words are taken as a lunar date.
  package init(
    words: String, isLunar: Bool = false, today: CivilDay
  ) throws(SpokenDayError) {
    var scanner = DayScanner(words)
    let isLunar = scanner.skipLunar() || isLunar
    let day: SpokenDay
    if let relative = try scanner.relativeDay(from: today) {
      day = try SpokenDay(relative, isLunar: isLunar, words)
    } else if let holiday = Holiday(word: scanner.compact) {
      day = try holiday.day(from: today, words)
    } else if let date = scanner.date(from: today) {
      day = try isLunar ? date.lunarDay(from: today, words) : date.day(from: today, words)
    } else {
      throw .unreadable(words)
    }
    self = day
  }

  init(_ day: CivilDay, lunar: LunarAnniversary? = nil) {
    (self.day, self.lunar) = (day, lunar)
  }

  private init(_ day: CivilDay, isLunar: Bool, _ words: String) throws(SpokenDayError) {
    guard isLunar else {
      self.init(day)
      return
    }
    guard let lunar = day.lunar else { throw .beyondTheLunarCalendar(words) }
    self.init(day, lunar: LunarAnniversary(lunar))
  }
}
