extension Zone {
  /// Reads a POSIX `TZ` rule such as `KST-9` or `EST5EDT,M3.2.0,M11.1.0`.
  package init(posix text: String) throws(ZoneError) {
    guard let rule = Rule(posix: text) else { throw .notPOSIX(text) }
    self.init(name: text, initial: rule.standard, rule: rule)
  }
}

extension Zone.Rule {
  init?(posix text: String) {
    var scanner = PosixScanner(text)
    guard let standard = scanner.standard() else { return nil }
    self.standard = standard
    guard !scanner.isAtEnd else {
      daylight = nil
      return
    }
    guard let daylight = scanner.daylight(ahead: standard), scanner.isAtEnd else { return nil }
    self.daylight = daylight
  }
}

extension PosixScanner {
  fileprivate mutating func standard() -> Zone.Offset? {
    guard let abbreviation = abbreviation(), let west = seconds(hoursUpTo: 24) else { return nil }
    return Zone.Offset(seconds: -west, abbreviation: abbreviation, isDaylightSaving: false)
  }

  fileprivate mutating func daylight(ahead standard: Zone.Offset) -> Zone.Rule.Daylight? {
    guard let abbreviation = abbreviation() else { return nil }
    var seconds = standard.seconds + 3600
    if !isAtEnd, !skip(",") {
      guard let west = self.seconds(hoursUpTo: 24) else { return nil }
      guard isAtEnd || skip(",") else { return nil }
      seconds = -west
    }
    let offset = Zone.Offset(
      seconds: seconds, abbreviation: abbreviation, isDaylightSaving: true)
    guard !isAtEnd else {
      return Zone.Rule.Daylight(offset: offset, start: .americanStart, end: .americanEnd)
    }
    guard let start = change(), skip(","), let end = change() else { return nil }
    return Zone.Rule.Daylight(offset: offset, start: start, end: end)
  }

  private mutating func change() -> YearlyChange? {
    guard let day = day() else { return nil }
    guard skip("/") else { return YearlyChange(day: day, secondOfDay: 7200) }
    guard let second = seconds(hoursUpTo: 167) else { return nil }
    return YearlyChange(day: day, secondOfDay: second)
  }

  private mutating func day() -> YearlyChange.Day? {
    if skip("M") { return weekday() }
    guard skip("J") else { return number(upTo: 365).map { .ordinal($0) } }
    guard let day = number(upTo: 365), day > 0 else { return nil }
    return .julian(day)
  }

  private mutating func weekday() -> YearlyChange.Day? {
    guard let month = number(upTo: 12), month > 0, skip("."),
      let week = number(upTo: 5), week > 0, skip("."),
      let day = number(upTo: 6), let weekday = Weekday(rawValue: day == 0 ? 7 : day)
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }
}

extension YearlyChange {
  /// The dates that a rule implies when it names none, by convention the American ones.
  fileprivate static let americanStart = YearlyChange(
    day: .weekday(.sunday, week: 2, month: 3), secondOfDay: 7200)
  fileprivate static let americanEnd = YearlyChange(
    day: .weekday(.sunday, week: 1, month: 11), secondOfDay: 7200)
}
