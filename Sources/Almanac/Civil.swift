import System
import FoundationEssentials

/// A day of the proleptic Gregorian calendar, from year 1 to 9999.
package struct CivilDay: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  package static let first = CivilDay(checked: 1, 1, 1)
  package static let last = CivilDay(checked: 9999, 12, 31)

  /// Fails if the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1 else { return nil }
    guard day <= CivilDay.length(ofMonth: month, year: year) else { return nil }
    self.init(checked: year, month, day)
  }

  init(checked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  package static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilDay: CustomStringConvertible {
  package var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

extension CivilDay {
  /// The number of days since 1 January 1970.
  package var number: Int { CivilDay.number(year: year, month: month, day: day) }

  /// The day with this number, clamped to the calendar.
  package init(number: Int) {
    let number = min(max(number, CivilDay.first.number), CivilDay.last.number)
    // Years start in March here, so that a leap day comes last.
    let sinceMarch = number + 719_468
    let era = sinceMarch / 146_097
    let dayOfEra = sinceMarch % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      checked: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
      month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// The day a number of months later, or the last day of that month if it is too short.
  package func adding(months: Int) -> CivilDay {
    let months = min(max(months, -120_000), 120_000)
    let index = year * 12 + month - 1 + months
    guard index >= 12 else { return .first }
    guard index < 120_000 else { return .last }
    let (year, month) = (index / 12, index % 12 + 1)
    return CivilDay(
      checked: year, month, min(day, CivilDay.length(ofMonth: month, year: year)))
  }

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let monthFromMarch = month <= 2 ? month + 9 : month - 3
    let era = yearFromMarch / 400
    let yearOfEra = yearFromMarch % 400
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

extension CivilDay: Strideable {
  package func distance(to other: CivilDay) -> Int { other.number - number }

  /// The day a number of days later, clamped to the calendar.
  package func advanced(by days: Int) -> CivilDay {
    CivilDay(number: number.addingClamped(days))
  }

  package static func == (left: CivilDay, right: CivilDay) -> Bool {
    (left.year, left.month, left.day) == (right.year, right.month, right.day)
  }

  package static func < (left: CivilDay, right: CivilDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

/// A day and a time, as a calendar and a clock on the wall show them.
package struct CivilMoment: Hashable, Sendable {
  package var day: CivilDay
  package var time: CivilTime

  package init(day: CivilDay, time: CivilTime = .midnight) {
    self.day = day
    self.time = time
  }

  /// The moment a number of seconds after 1 January 1970, clamped to the calendar.
  package init(seconds: Int) {
    let day = CivilDay(number: seconds.floorQuotient(86_400))
    let past = seconds.subtractingClamped(day.number * 86_400)
    self.init(day: day, time: CivilTime(secondOfDay: min(max(past, 0), 86_399)))
  }

  /// The seconds since 1 January 1970 on the same clock, with 86,400 to a day.
  package var seconds: Int { day.number * 86_400 + time.secondOfDay }
}

extension CivilMoment: Comparable {
  package static func < (left: CivilMoment, right: CivilMoment) -> Bool {
    (left.day, left.time) < (right.day, right.time)
  }
}

extension CivilMoment: CustomStringConvertible {
  package var description: String { "\(day)T\(time)" }
}

/// A day of the week, numbered from Monday = 1 as in ISO 8601.
package enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday
}

extension CivilDay {
  package var weekday: Weekday {
    // Day 0, 1 January 1970, was a Thursday.
    Weekday(rawValue: (number + 3).floorModulo(7) + 1) ?? .monday
  }
}

extension Weekday {
  /// Reads a weekday's name in English or Korean: `friday`, `fri`, `금요일`. Fails for other words.
  package init?(word: String) {
    let index = Self.words.firstIndex { names in names.contains(word) }
    guard let index, let weekday = Weekday(rawValue: index + 1) else { return nil }
    self = weekday
  }

  /// Reads the Korean letter shown beside a date: `금`. Fails for other text.
  package init?(sign: String) {
    guard let index = Self.signs.firstIndex(of: sign), let weekday = Weekday(rawValue: index + 1)
    else { return nil }
    self = weekday
  }

  private static let signs = ["월", "화", "수", "목", "금", "토", "일"]
  private static let words = [
    ["monday", "mon", "월요일", "월욜"], ["tuesday", "tue", "tues", "화요일", "화욜"],
    ["wednesday", "wed", "weds", "수요일", "수욜"],
    ["thursday", "thu", "thur", "thurs", "목요일", "목욜"], ["friday", "fri", "금요일", "금욜"],
    ["saturday", "sat", "토요일", "토욜"], ["sunday", "sun", "일요일", "일욜"],
  ]
}

extension CivilDay {
  /// The next such weekday after this day, never the day itself.
  package func following(_ weekday: Weekday) -> CivilDay {
    advanced(by: (weekday.rawValue - self.weekday.rawValue + 6).floorModulo(7) + 1)
  }
}

/// A time of day, as a clock on the wall shows it.
package struct CivilTime: Hashable, Sendable {
  package let hour: Int
  package let minute: Int
  package let second: Int

  package static let midnight = CivilTime(secondOfDay: 0)

  /// Fails if no clock shows such a time.
  package init?(hour: Int, minute: Int, second: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
    self.init(secondOfDay: hour * 3600 + minute * 60 + second)
  }

  /// The time a number of seconds after midnight, modulo one day.
  package init(secondOfDay: Int) {
    let second = secondOfDay.floorModulo(86_400)
    hour = second / 3600
    minute = second / 60 % 60
    self.second = second % 60
  }

  package var secondOfDay: Int { hour * 3600 + minute * 60 + second }
}

extension CivilTime: Comparable {
  package static func < (left: CivilTime, right: CivilTime) -> Bool {
    left.secondOfDay < right.secondOfDay
  }
}

extension CivilTime: CustomStringConvertible {
  package var description: String {
    "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))"
  }
}

/// A unit in which a text shows the current date.
package enum CivilUnit: Int, CaseIterable, Hashable, Sendable {
  case second, minute, hour, day, month, year

  /// The start of the unit that contains a moment.
  func floor(_ moment: CivilMoment) -> CivilMoment {
    let (day, time) = (moment.day, moment.time)
    switch self {
    case .second: return moment
    case .minute:
      return CivilMoment(day: day, time: CivilTime(secondOfDay: time.secondOfDay / 60 * 60))
    case .hour:
      return CivilMoment(day: day, time: CivilTime(secondOfDay: time.hour * 3600))
    case .day: return CivilMoment(day: day)
    case .month: return CivilMoment(day: CivilDay(checked: day.year, day.month, 1))
    case .year: return CivilMoment(day: CivilDay(checked: day.year, 1, 1))
    }
  }

  /// The start of the next unit; nil at the end of the calendar.
  func next(after first: CivilMoment) -> CivilMoment? {
    let next =
      switch self {
      case .second: CivilMoment(seconds: first.seconds + 1)
      case .minute: CivilMoment(seconds: first.seconds + 60)
      case .hour: CivilMoment(seconds: first.seconds + 3600)
      case .day: CivilMoment(day: first.day.advanced(by: 1))
      case .month: CivilMoment(day: first.day.adding(months: 1))
      case .year: CivilMoment(day: first.day.adding(months: 12))
      }
    return floor(next) > first ? next : nil
  }
}

/// The weekday with which weeks begin in a region.
package struct WeekStart: Hashable, Sendable {
  package let weekday: Weekday

  package static let monday = WeekStart(.monday)
  package static let sunday = WeekStart(.sunday)

  package init(_ weekday: Weekday) {
    self.weekday = weekday
  }

  /// The usual first weekday in a locale such as `en_US.UTF-8`; Monday where none is known.
  package init(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }
    let region = parts.count > 1 ? String(parts[1]) : ""
    if name.hasPrefix("ko") || Self.sundays.contains(region) {
      self = .sunday
    } else {
      self.init(Self.saturdays.contains(region) ? .saturday : .monday)
    }
  }

  /// The weekdays in order.
  package var weekdays: [Weekday] {
    (0..<7).compactMap { Weekday(rawValue: (weekday.rawValue - 1 + $0) % 7 + 1) }
  }

  /// By the Unicode CLDR, as ISO 3166 codes.
  private static let sundays: Set = [
    "AG", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "DM", "DO", "ET", "GT", "GU", "HK",
    "HN", "ID", "IL", "IN", "JM", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO", "MT", "MX", "MZ",
    "NI", "NP", "PA", "PE", "PH", "PK", "PR", "PY", "SA", "SG", "SV", "TH", "TT", "TW", "UM", "US",
    "VE", "VI", "WS", "YE", "ZA", "ZW",
  ]
  private static let saturdays: Set = [
    "AE", "AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY",
  ]
}

/// A month as whole weeks, with days of the months before and after it.
package struct MonthGrid: Hashable, Sendable {
  /// The first day of the month.
  package let start: CivilDay
  package let weekStart: WeekStart

  /// The month that has a day.
  package init(of day: CivilDay, weeksFrom weekStart: WeekStart) {
    start = day.advanced(by: 1 - day.day)
    self.weekStart = weekStart
  }

  /// The weeks that have a day of the month, with the number of their first day.
  package var weeks: [[Int]] {
    (0..<weekCount).map { week in (0..<7).map { first + 7 * week + $0 } }
  }

  package var weekCount: Int { (lead + length + 6) / 7 }

  /// The number of the first and last day in the weeks.
  package var days: ClosedRange<Int> { first...(first + 7 * weekCount - 1) }

  /// The day with a number; nil outside the month.
  package func day(_ number: Int) -> CivilDay? { holds(number) ? CivilDay(number: number) : nil }

  package func holds(_ number: Int) -> Bool {
    start.number..<(start.number + length) ~= number
  }

  private var length: Int { CivilDay.length(ofMonth: start.month, year: start.year) }

  private var first: Int { start.number - lead }

  /// The days before the month in its first week.
  private var lead: Int { (start.weekday.rawValue - weekStart.weekday.rawValue + 7) % 7 }
}

extension Date {
  private static var referenceSeconds: Int { 978_307_200 }

  /// The whole seconds since 1970, rounded down and clamped to the calendar.
  var seconds: Int {
    // `timeIntervalSince1970` can round up to the next second.
    let past = timeIntervalSinceReferenceDate.rounded(.down)
    guard past > -70_000_000_000 else { return CivilMoment.first.seconds }
    guard past < 260_000_000_000 else { return CivilMoment.last.seconds }
    let seconds = Int(bounded: past) + Date.referenceSeconds
    return min(max(seconds, CivilMoment.first.seconds), CivilMoment.last.seconds)
  }

  init(seconds: Int) {
    self.init(
      timeIntervalSinceReferenceDate: Double(seconds.subtractingClamped(Date.referenceSeconds)))
  }

  /// The date, clamped to the calendar.
  var clamped: Date {
    let first = Date(seconds: CivilMoment.first.seconds).timeIntervalSinceReferenceDate
    let last = Date(seconds: CivilMoment.last.seconds).timeIntervalSinceReferenceDate
    let own = timeIntervalSinceReferenceDate
    // NaN isn't greater than the first date either.
    return Date(timeIntervalSinceReferenceDate: own > first ? Swift.min(own, last) : first)
  }
}

extension CivilMoment {
  static let first = CivilMoment(day: .first)
  static let last = CivilMoment(day: .last, time: CivilTime(secondOfDay: 86_399))
}

extension Int {
  /// The quotient rounded towards minus infinity; the divisor is positive.
  func floorQuotient(_ divisor: Int) -> Int {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }

  /// The remainder of `floorQuotient`, never negative.
  func floorModulo(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }

  func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  func subtractingClamped(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  func padded(to width: Int) -> String {
    var text = String(self)
    while text.utf8.count < width { text = "0" + text }
    return text
  }
}

extension Optional where Wrapped: Comparable {
  /// The earlier of two dates or instants; nil if there is neither.
  package func orEarlier(_ other: Wrapped?) -> Wrapped? {
    guard let self, let other else { return self ?? other }
    return Swift.min(self, other)
  }
}
