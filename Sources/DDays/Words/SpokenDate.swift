import Almanac

/// The numbers of a date as they were written, of whichever calendar.
struct SpokenDate {
  var year: Int?
  var month: Int
  var isLeapMonth = false
  var day: Int

  func day(from today: CivilDay, _ words: String) throws(SpokenDayError) -> SpokenDay {
    guard !isLeapMonth else { throw .noSuchDay(words) }
    if let year {
      guard 1...9999 ~= year else { throw .beyondTheCalendar(words) }
      guard let day = CivilDay(year: year, month: month, day: day) else { throw .noSuchDay(words) }
      return SpokenDay(day)
    }
    // A leap day may be eight years away.
    let days = (today.year...today.year + 8).lazy.compactMap { year in
      CivilDay(year: year, month: month, day: self.day)
    }
    guard let day = days.first(where: { $0 >= today }) else { throw .noSuchDay(words) }
    return SpokenDay(day)
  }

  /// The last of a month that is too short, the ordinary one for a leap month that isn't there.
  func lunarDay(from today: CivilDay, _ words: String) throws(SpokenDayError) -> SpokenDay {
    guard let lunar = LunarAnniversary(month: month, day: day) else {
      throw .noSuchLunarDay(words)
    }
    guard let year else {
      guard let next = lunar.next(onOrAfter: today) else { throw .beyondTheLunarCalendar(words) }
      return SpokenDay(next, lunar: lunar)
    }
    let exact = LunarDay(year: year, month: month, isLeapMonth: isLeapMonth, day: day)
    guard LunarDay.years.contains(year),
      let day = exact.map(CivilDay.init) ?? lunar.day(inLunarYear: year)
    else { throw .beyondTheLunarCalendar(words) }
    return SpokenDay(day, lunar: lunar)
  }
}
