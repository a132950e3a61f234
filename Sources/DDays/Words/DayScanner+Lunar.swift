import Almanac

extension DayScanner {
  /// Reads a day of this lunar month or the next, behind the word for that calendar: `보름`, `25일`,
  /// `다음 달 말일`; nil for anything else.
  func lunarDayOfMonth(from today: CivilDay) throws(SpokenDayError) -> SpokenDay? {
    var scanner = self
    let ahead = scanner.value(of: Self.monthsAhead)
    let isLast = Self.lastDays.contains(scanner.compact)
    guard let day = isLast ? 30 : scanner.koreanDay()?.day, isLast || scanner.isAtEnd else {
      return nil
    }
    guard 1...30 ~= day else { throw .noSuchLunarDay(words) }
    guard let lunar = today.lunar else { throw .beyondTheLunarCalendar(words) }
    var month = today.advanced(by: 1 - lunar.day)
    // Hardly ever have four months in a row no 30th.
    for count in 0...max(ahead ?? 4, 0) {
      let length = month.advanced(by: 29).lunar?.day == 30 ? 30 : 29
      let found = month.advanced(by: (isLast ? length : day) - 1)
      if day <= length || isLast, ahead.map({ $0 == count }) ?? (found >= today) {
        let lunar = try solar(found, isLunar: true).lunar
        return SpokenDay(found, lunar: lunar, pattern: ahead == nil ? .ofMonth : .once)
      }
      month = month.advanced(by: length)
    }
    throw .noSuchLunarDay(words)
  }

  private static let lastDays = ["월말", "말", "말일", "마지막날", "그믐", "그믐날"]
}
