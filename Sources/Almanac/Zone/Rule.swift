import System

extension Zone {
  /// The rule by which a zone's clocks change every year from then on.
  struct Rule: Hashable, Sendable {
    /// The part of the year with an offset other than the standard one.
    struct Daylight: Hashable, Sendable {
      let offset: Offset
      let start: YearlyChange
      let end: YearlyChange
    }

    let standard: Offset
    let daylight: Daylight?

    func segment(at second: Int) -> Segment {
      guard let daylight else { return Segment(start: .min, end: .max, offset: standard) }
      let changes = changes(around: second, daylight)
      let next = changes.firstIndex { $0.second > second } ?? changes.endIndex
      let end = next < changes.endIndex ? changes[next].second : .max
      if next > 0 {
        let last = changes[next - 1]
        return Segment(start: last.second, end: end, offset: last.offset)
      }
      // Before a change back to standard time it was daylight saving time; without any change it
      // never is.
      let isDaylight = changes.first?.offset == standard
      return Segment(start: .min, end: end, offset: isDaylight ? daylight.offset : standard)
    }
  }
}

extension Zone.Rule {
  /// The changes of last, this and next year in order, except those undone in the same second.
  private func changes(around second: Int, _ daylight: Daylight) -> [Zone.Transition] {
    let year = CivilMoment(seconds: second.addingClamped(standard.seconds)).day.year
    let years = max(CivilDay.first.year, year - 1)...min(CivilDay.last.year, year + 1)
    let changes = years.flatMap { year in
      [
        transition(daylight.end, year, from: daylight.offset, to: standard),
        transition(daylight.start, year, from: standard, to: daylight.offset),
      ]
    }
    return
      changes
      .filter { change in !changes.contains { $0.second == change.second && $0 != change } }
      .sorted { $0.second < $1.second }
  }

  private func transition(
    _ change: YearlyChange, _ year: Int, from old: Zone.Offset, to new: Zone.Offset
  ) -> Zone.Transition {
    Zone.Transition(second: change.second(inYear: year) - old.seconds, offset: new)
  }
}

/// The yearly moment at which a rule changes the clocks, in the time valid until then.
struct YearlyChange: Hashable, Sendable {
  /// A way for a rule to name a day of the year.
  enum Day: Hashable, Sendable {
    /// Day 1 to 365; never counts 29 February.
    case julian(Int)
    /// Day 0 to 365; counts 29 February.
    case ordinal(Int)
    /// The first to fourth (1-4) or last (5) occurrence of a weekday in a month.
    case weekday(Weekday, week: Int, month: Int)
  }

  let day: Day
  let secondOfDay: Int

  /// The moment in a year, in seconds since 1970 on the zone's clocks.
  func second(inYear year: Int) -> Int {
    dayNumber(inYear: year) * 86_400 + secondOfDay
  }

  private func dayNumber(inYear year: Int) -> Int {
    let newYear = CivilDay(checked: year, 1, 1).number
    switch day {
    case .julian(let day):
      return newYear + day - (CivilDay.isLeap(year) && day > 59 ? 0 : 1)
    case .ordinal(let day):
      return newYear + day
    case .weekday(let weekday, let week, let month):
      let first = CivilDay(checked: year, month, 1)
      let day = (weekday.rawValue - first.weekday.rawValue).floorModulo(7) + (week - 1) * 7
      let isBeyond = day >= CivilDay.length(ofMonth: month, year: year)
      return first.number + day - (isBeyond ? 7 : 0)
    }
  }
}

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

/// A scanner over a POSIX `TZ` rule.
///
/// No library serves: the C library reads a rule only for the whole process, and doesn't say when it
/// changes clocks.
struct PosixScanner {
  private var bytes: Substring.UTF8View

  init(_ text: String) {
    bytes = Substring(text).utf8
  }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard let first = bytes.first, first == UInt8(ascii: sign) else { return false }
    bytes.removeFirst()
    return true
  }

  /// Reads three or more letters, or letters, digits and signs in angle brackets; nil for anything
  /// else.
  mutating func abbreviation() -> String? {
    let isQuoted = skip("<")
    let name = bytes.prefix { $0.isLetter || isQuoted && $0.isDigitOrSign }
    bytes = bytes.dropFirst(name.count)
    guard name.count >= 3, !isQuoted || skip(">") else { return nil }
    return String(Substring(name))
  }

  mutating func number(upTo limit: Int) -> Int? {
    let digits = bytes.prefix { $0.isDigit }
    bytes = bytes.dropFirst(digits.count)
    guard let number = Int(String(Substring(digits))), number <= limit else { return nil }
    return number
  }

  /// Reads `[+-]hh[:mm[:ss]]` and returns seconds; nil for anything else.
  mutating func seconds(hoursUpTo limit: Int) -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hours = number(upTo: limit) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] {
      guard skip(":") else { break }
      guard let count = number(upTo: 59) else { return nil }
      seconds += count * unit
    }
    return isNegative ? -seconds : seconds
  }
}

extension UInt8 {
  fileprivate var isDigitOrSign: Bool {
    isDigit || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
  }
}
