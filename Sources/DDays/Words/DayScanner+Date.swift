import System
import Almanac

extension DayScanner {
  /// Reads `2026-12-25`, `12/25`, `20261225`, `8 15`, `8-15 2028`, `2026년 12월 25일`, `십이월 이십오일`,
  /// `윤4월 8일`, `Dec 25` or `25 December 2026`, each with an optional weekday; nil for anything else.
  mutating func date(from today: CivilDay) throws(SpokenDayError) -> SpokenDate? {
    let weekday = weekdayBefore() ?? weekdayBehind()
    var scanner = self
    var date = scanner.koreanDate(from: today)
    if date == nil || !scanner.isAtEnd {
      scanner = self
      date = scanner.namedDate(from: today)
    }
    if date == nil || !scanner.isAtEnd {
      date = try numbers(from: today)
      if date == nil { date = numbersBesideYear(from: today) }
    }
    date?.weekday = weekday
    return date
  }

  mutating func weekdayBefore() -> Weekday? {
    var scanner = self
    let word = scanner.rest.prefix { $0.isLetter }
    guard let weekday = Weekday(word: String(word)), scanner.skip(String(word)) else { return nil }
    _ = scanner.skip(",")
    guard !scanner.isAtEnd else { return nil }
    self = scanner
    return weekday
  }

  /// Reads the weekday in `12월 4일 금요일`, `12월4일금요일`, `12. 4. (금)` or `Dec 4, Fri`.
  mutating func weekdayBehind() -> Weekday? {
    let isInBrackets = rest.last == ")"
    let joined = rest.hasSuffix("요일") ? rest.index(rest.endIndex, offsetBy: -3) : nil
    guard let start = rest.lastIndex(of: isInBrackets ? "(" : " ") ?? joined else { return nil }
    let word = rest[start...].drop { "( ".contains($0) }.dropLast(isInBrackets ? 1 : 0)
    let day = rest[..<start]
    let mayBeSign = isInBrackets || day.hasSuffix("일")
    guard
      let weekday = Weekday(word: String(word)) ?? (mayBeSign ? Weekday(sign: String(word)) : nil)
    else { return nil }
    let end = day.hasSuffix(",") ? 1 : 0
    self = DayScanner(String(day.dropLast(end)), of: words, order: order)
    return weekday
  }

  /// Reads a Korean date, whose year or month may be relative to today; nil for anything else.
  private mutating func koreanDate(from today: CivilDay) -> SpokenDate? {
    var date = SpokenDate(month: 0, day: 0)
    if let distance = value(of: Self.monthsAhead) {
      let first = today.adding(months: distance)
      (date.year, date.month) = (first.year, first.month)
    } else {
      date.year = year(from: today)
      date.isLeapMonth = skip(anyOf: ["윤달 ", "윤"])
      if let month = value(of: Self.lunarMonths) {
        (date.month, date.calendar) = (month, .lunar)
      } else {
        guard let month = koreanMonth() else { return nil }
        date.month = month
        // Only the calendar of the moon has leap months.
        if date.isLeapMonth { date.calendar = .lunar }
      }
    }
    guard let (day, calendar) = koreanDay() ?? bareDay() else { return nil }
    (date.day, date.isLast) = (day, calendar != nil && day == 30)
    date.calendar = date.calendar ?? calendar
    date.year = date.year ?? fullYearBehind(from: today)
    return date
  }

  /// Reads the day of `12월 25`.
  private mutating func bareDay() -> (day: Int, calendar: SpokenDate.Calendar?)? {
    var scanner = self
    guard let day = scanner.number(), scanner.isAtEnd else { return nil }
    self = scanner
    return (day, nil)
  }

  private mutating func year(from today: CivilDay) -> Int? {
    if let distance = value(of: Self.years) { return today.year + distance }
    var scanner = self
    let digits = scanner.rest.utf8.prefix(while: \.isDigit).count
    guard let year = scanner.number() ?? scanner.sinoNumber(), scanner.skip("년") else {
      return nil
    }
    self = scanner
    return digits == 2 || digits == 0 && year < 100 ? today.year(ofDigits: year) : year
  }

  /// Reads a date with the name of its month before or after the day, also `25-Dec-2026`; nil for
  /// anything else.
  private mutating func namedDate(from today: CivilDay) -> SpokenDate? {
    var date = SpokenDate(month: 0, day: 0)
    let year = yearBefore(from: today)
    _ = skip("the ")
    var isJoined = false
    if let month = month() {
      isJoined = skip("-")
      _ = skip("the ")
      guard let day = ordinal() else { return nil }
      (date.month, date.day) = (month, day)
    } else {
      guard let day = ordinal() else { return nil }
      isJoined = skip("-")
      _ = skip("of ")
      guard let month = month() else { return nil }
      (date.month, date.day) = (month, day)
    }
    // `dec 24-27` are several days.
    if skip("-"), !isJoined, rest.utf8.prefix(while: \.isDigit).count != 4 { return nil }
    date.year = year ?? yearBehind(from: today)
    return isAtEnd ? date : nil
  }

  mutating func month() -> Int? {
    let word = rest.prefix { $0.isLetter }
    guard let month = Self.monthNames.firstIndex(where: { $0.contains(String(word)) }),
      skip(String(word))
    else { return nil }
    _ = skip(".")
    return month + 1
  }

  /// Whether a word is a month, of which a number behind it is a day.
  static func isMonth(_ word: String) -> Bool {
    var scanner = DayScanner(word)
    return (scanner.month() ?? scanner.koreanMonth()) != nil && scanner.isAtEnd
  }

  private mutating func ordinal() -> Int? {
    if let number = value(of: Self.ordinalDays) { return number }
    // A longer number is a year: `december 2027`.
    guard 1...2 ~= rest.utf8.prefix(while: \.isDigit).count, let number = number() else {
      return nil
    }
    _ = skip(anyOf: ["st", "nd", "rd", "th"])
    return number
  }

  private static let monthNames = [
    ["jan", "january"], ["feb", "february"], ["mar", "march"], ["apr", "april"], ["may"],
    ["jun", "june"], ["jul", "july"], ["aug", "august"], ["sep", "sept", "september"],
    ["oct", "october"], ["nov", "november"], ["dec", "december"],
  ]
}
