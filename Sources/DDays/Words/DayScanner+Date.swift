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

  private mutating func weekdayBefore() -> Weekday? {
    var scanner = self
    let word = scanner.rest.prefix { $0.isLetter }
    guard let weekday = Weekday(word: String(word)), scanner.skip(String(word)) else { return nil }
    _ = scanner.skip(",")
    guard !scanner.isAtEnd else { return nil }
    self = scanner
    return weekday
  }

  private mutating func weekdayBehind() -> Weekday? {
    let isInBrackets = rest.last == ")"
    guard let start = rest.lastIndex(of: isInBrackets ? "(" : " ") else { return nil }
    let word = String(rest[start...].dropFirst().dropLast(isInBrackets ? 1 : 0))
    guard let weekday = Weekday(word: word) ?? (isInBrackets ? Weekday(sign: word) : nil) else {
      return nil
    }
    self = DayScanner(String(rest[..<start]), of: words, order: order)
    return weekday
  }

  /// Reads a Korean date, whose year or month may be relative to today; nil for anything else.
  private mutating func koreanDate(from today: CivilDay) -> SpokenDate? {
    var date = SpokenDate(month: 0, day: 0)
    if let distance = value(of: Self.months) {
      let first = today.adding(months: distance)
      (date.year, date.month) = (first.year, first.month)
    } else {
      date.year = year(from: today)
      date.isLeapMonth = skip("윤")
      if let month = value(of: Self.lunarMonths) {
        (date.month, date.calendar) = (month, .lunar)
      } else {
        guard let month = koreanMonth() else { return nil }
        date.month = month
      }
    }
    guard let (day, calendar) = koreanDay() else { return nil }
    date.day = day
    date.calendar = date.calendar ?? calendar
    date.year = date.year ?? fullYearBehind(from: today)
    return date
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
    if let month = month() {
      _ = skip("-")
      guard let day = ordinal() else { return nil }
      (date.month, date.day) = (month, day)
    } else {
      guard let day = ordinal() else { return nil }
      _ = skip(anyOf: ["of ", "-"])
      guard let month = month() else { return nil }
      (date.month, date.day) = (month, day)
    }
    _ = skip("-")
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

  private mutating func ordinal() -> Int? {
    if let number = value(of: Self.ordinalWords) { return number }
    let number = number()
    if number != nil { _ = skip(anyOf: ["st", "nd", "rd", "th"]) }
    return number
  }

  private static let months = [
    ("이번 달", 0), ("이번달", 0), ("다음 달", 1), ("다음달", 1), ("담달", 1), ("내달", 1), ("이달", 0),
    ("지난 달", -1), ("지난달", -1), ("저번 달", -1), ("저번달", -1),
  ]
  private static let ordinalWords = [
    ("first ", 1), ("second ", 2), ("third ", 3), ("fourth ", 4), ("fifth ", 5),
  ]
  private static let monthNames = [
    ["jan", "january"], ["feb", "february"], ["mar", "march"], ["apr", "april"], ["may"],
    ["jun", "june"], ["jul", "july"], ["aug", "august"], ["sep", "sept", "september"],
    ["oct", "october"], ["nov", "november"], ["dec", "december"],
  ]
}
