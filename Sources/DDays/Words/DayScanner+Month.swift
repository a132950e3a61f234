import System
import Almanac

extension DayScanner {
  /// Reads a day of this month or the next, `25일`, `the 25th`, `the 3rd of next month`, also with its
  /// weekday, `27일 금요일`; nil for anything else.
  func dayOfMonth(from today: CivilDay) throws(SpokenDayError) -> SpokenDay? {
    var scanner = self
    let weekday = scanner.weekdayBefore() ?? scanner.weekdayBehind()
    let spoken = try scanner.dayOfMonthAlone(from: today)
    guard let spoken, let weekday, weekday != spoken.day.weekday else { return spoken }
    throw .otherWeekday(words, spoken.day)
  }

  private func dayOfMonthAlone(from today: CivilDay) throws(SpokenDayError) -> SpokenDay? {
    var scanner = self
    let named = scanner.value(of: Self.monthsAhead)
    _ = scanner.skip(anyOf: ["on ", "오는 ", "돌아오는 ", "다가오는 "])
    let hasArticle = scanner.skip("the ")
    let word = hasArticle ? scanner.value(of: Self.ordinalDays) : nil
    guard let number = word ?? scanner.number() else { return nil }
    let isOrdinal = word != nil || scanner.skip(anyOf: ["st", "nd", "rd", "th"])
    guard isOrdinal || !hasArticle && named == nil && scanner.skip("일") else { return nil }
    // A hundred days are no day of a month.
    guard isOrdinal || number <= 31 else { return nil }
    _ = scanner.skip(anyOf: ["of the month", "of ", "in "])
    let month = named ?? scanner.value(of: Self.monthsAhead)
    guard scanner.isAtEnd else { return nil }
    let months = month.map { $0...$0 } ?? 0...11
    let days = months.lazy.compactMap { months -> CivilDay? in
      let first = today.adding(months: months)
      return CivilDay(year: first.year, month: first.month, day: number)
    }
    guard let day = days.first(where: { month != nil || $0 >= today }) else {
      throw .noSuchDay(words)
    }
    return SpokenDay(day, pattern: month == nil ? .ofMonth : .once)
  }

  /// Reads a day of this month or the next by a number in Korean words, `이십오일`; nil for anything
  /// else, such as `백일`.
  func numberedDayInWords(from today: CivilDay) throws(SpokenDayError) -> SpokenDay? {
    var scanner = self
    guard rest.utf8.first?.isDigit == false, let number = scanner.sinoNumber(), scanner.skip("일"),
      scanner.isAtEnd
    else { return nil }
    return try DayScanner("\(number)일", of: words, order: order).dayOfMonth(from: today)
  }

  /// Reads a day of each month in words, `이십오일`, `초하루`, or by its bare number, `15`; nil for anything else.
  func dayOfMonthInWords(from today: CivilDay) throws(SpokenDayError) -> SpokenDay? {
    var scanner = self
    if let day = scanner.number(), scanner.isAtEnd, 1...31 ~= day {
      return try DayScanner("\(day)일", of: words, order: order).dayOfMonth(from: today)
    }
    guard rest.utf8.first?.isDigit == false, let word = scanner.koreanDay(),
      word.calendar == nil, scanner.isAtEnd
    else { return nil }
    return try DayScanner("\(word.day)일", of: words, order: order).dayOfMonth(from: today)
  }

  /// Reads a weekday of a month, `4th Thursday of November`, `다음 달 첫째 월요일`; the next one if
  /// no month or year is said. Nil for anything else.
  func monthlyWeekday(from today: CivilDay) throws(SpokenDayError) -> SpokenDay? {
    var scanner = self
    var year = scanner.yearBefore(from: today)
    var months = scanner.months(from: today)
    _ = scanner.skip("the ")
    guard let number = scanner.value(of: Self.ordinals) else { return nil }
    _ = scanner.skip(anyOf: ["주", "번째"])
    let word = String(scanner.rest.prefix { $0.isLetter })
    let choice = Weekday(word: word).flatMap { MonthlyWeekday(number, $0) }
    guard choice == nil ? scanner.skip(anyOf: Self.workdays) : scanner.skip(word) else {
      return nil
    }
    _ = scanner.skip(anyOf: ["of the month", "of ", "in "])
    months = months ?? scanner.months(from: today)
    year = year ?? (scanner.skip("the year") ? today.year : scanner.yearBehind(from: today))
    guard scanner.isAtEnd else { return nil }
    // The first or the last of a year.
    if let year, months == nil {
      months = CivilDay(year: year, month: number > 0 ? 1 : 12, day: 1).map { [$0] }
    }
    let days = (months ?? Array(0...12).map { today.adding(months: $0) }).lazy
      .filter { year == nil || $0.year == year }
      .compactMap { month in
        choice.map { $0.day(inMonth: month.month, of: month.year) } ?? month.workday(number)
      }
    let isOnce = year != nil || months?.count == 1
    guard let day = days.first(where: { isOnce || $0 >= today }) else { throw .noSuchDay(words) }
    return SpokenDay(
      day, weekday: choice, isFixed: choice != nil,
      pattern: isOnce ? .once : months == nil ? .ofMonth : .ofYear)
  }

  /// Reads a month, `November`, `11월`, `next month`, and gives days in the months it may be; nil for
  /// anything else.
  private mutating func months(from today: CivilDay) -> [CivilDay]? {
    if let ahead = value(of: Self.monthsAhead) { return [today.adding(months: ahead)] }
    var scanner = self
    guard let month = scanner.month() ?? scanner.koreanMonth() else { return nil }
    self = scanner
    return (today.year - 1...today.year + 30).compactMap {
      CivilDay(year: $0, month: month, day: 1)
    }
  }

  private static let workdays = [
    "weekday", "workday", "working day", "business day", "평일", "영업일",
  ]

  static let monthsAhead = [
    ("이번 달", 0), ("이번달", 0), ("이달", 0), ("this month", 0), ("다음 달", 1),
    ("다음달", 1), ("담달", 1), ("내달", 1), ("익월", 1), ("next month", 1), ("다다음 달", 2), ("다다음달", 2),
    ("다음다음 달", 2), ("다음다음달", 2), ("지지난 달", -2), ("지지난달", -2), ("지난 달", -1), ("지난달", -1),
    ("저번 달", -1),
    ("저번달", -1), ("last month", -1),
  ]

  static let ordinals = [
    ("1st ", 1), ("2nd ", 2), ("3rd ", 3), ("4th ", 4), ("5th ", 5), ("first ", 1), ("second ", 2),
    ("third ", 3), ("fourth ", 4), ("fifth ", 5), ("last ", -1), ("첫째", 1), ("첫 번째", 1),
    ("첫번째", 1), ("첫 ", 1), ("둘째", 2), ("두 번째", 2), ("두번째", 2), ("셋째", 3), ("세 번째", 3),
    ("세번째", 3), ("넷째", 4), ("네 번째", 4), ("네번째", 4), ("다섯째", 5), ("마지막 ", -1),
  ]
}

extension CivilDay {
  /// The so many-th day of this month from Monday to Friday, counted from its end if negative; nil at
  /// the end of the calendar.
  fileprivate func workday(_ number: Int) -> CivilDay? {
    let first = advanced(by: 1 - day)
    let length = Self.length(ofMonth: month, year: year)
    let edge = first.advanced(by: number > 0 ? -1 : length)
    return try? edge.moved(.workdays, number, "")
  }
}
