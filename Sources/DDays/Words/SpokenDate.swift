import Almanac

/// The numbers of a date as written, in either calendar.
struct SpokenDate {
  var year: Int?
  var month: Int
  var isLeapMonth = false
  var day: Int
  /// Whether it is the last day of its month, whichever that is.
  var isLast = false
  /// The calendar that its words belong to; nil for that of the others.
  var calendar: Calendar?
  /// The weekday that the date must have; nil for any.
  var weekday: Weekday?

  /// A calendar that words say without naming it.
  enum Calendar: Hashable {
    case lunar
    /// That of the moon, as a rule, but not always.
    case either
  }

  /// The day in the calendar that was asked for, or that its words belong to.
  func day(
    from today: CivilDay, isLunar: Bool, isYearly: Bool = false, _ words: String
  ) throws(SpokenDayError) -> SpokenDay {
    if isLunar || calendar == .lunar {
      return try lunarDay(from: today, isYearly: isYearly, words)
    }
    guard calendar == nil else { throw .eitherCalendar(words, month: month, day: day) }
    return try day(from: today, words)
  }

  private func day(from today: CivilDay, _ words: String) throws(SpokenDayError) -> SpokenDay {
    if let year, !(1...9999 ~= year) { throw .beyondTheCalendar(words) }
    // The next leap day may be eight years away.
    let years = year.map { $0...$0 } ?? today.year...today.year + 8
    let days = years.lazy.compactMap { CivilDay(year: $0, month: month, day: day) }
    guard let day = days.first(where: { year != nil || $0 >= today }) else {
      throw .noSuchDay(words)
    }
    guard isFit(day) else { throw .otherWeekday(words, day) }
    return SpokenDay(day, pattern: pattern)
  }

  private var pattern: SpokenDay.Pattern { year == nil ? .ofYear : .once }

  /// The lunar day; without a year, the last of a month that is too short.
  private func lunarDay(
    from today: CivilDay, isYearly: Bool, _ words: String
  ) throws(SpokenDayError) -> SpokenDay {
    guard let lunar = LunarAnniversary(month: month, isLeapMonth: isLeapMonth, day: day) else {
      throw .noSuchLunarDay(words)
    }
    guard let year else {
      if isLeapMonth, !isYearly { return try leapDay(from: today, words) }
      guard let next = lunar.next(onOrAfter: today) else { throw .beyondTheLunarCalendar(words) }
      guard isFit(next) else { throw .otherWeekday(words, next) }
      return SpokenDay(next, lunar: lunar, pattern: pattern)
    }
    let exact = LunarDay(year: year, month: month, isLeapMonth: isLeapMonth, day: day)
    guard LunarDay.years.contains(year) else { throw .beyondTheLunarCalendar(words) }
    guard exact != nil || isLast && !isLeapMonth else { throw .noSuchLunarDay(words) }
    guard let day = exact.map(CivilDay.init) ?? lunar.day(inLunarYear: year)
    else { throw .beyondTheLunarCalendar(words) }
    guard isFit(day) else { throw .otherWeekday(words, day) }
    return SpokenDay(day, lunar: lunar, pattern: pattern)
  }

  /// The day in the next such leap month, which no rule repeats.
  private func leapDay(
    from today: CivilDay, _ words: String
  ) throws(SpokenDayError) -> SpokenDay {
    let next = LunarDay.years.lazy
      .compactMap { LunarDay(year: $0, month: month, isLeapMonth: true, day: day) }
      .map(CivilDay.init).first { $0 >= today }
    guard let next else { throw .beyondTheLunarCalendar(words) }
    guard isFit(next) else { throw .otherWeekday(words, next) }
    return SpokenDay(next, isFixed: false, pattern: .ofYear)
  }

  private func isFit(_ day: CivilDay) -> Bool { weekday.map { $0 == day.weekday } ?? true }
}
