package import Almanac
import System

/// The parts of an `RRULE`.
struct RuleParts {
  private let parts: [String: String]

  /// The weekdays' codes, Monday first.
  static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// The most rules that one event becomes.
  static let mostRules = 60

  /// Fails if the line is too long, isn't a rule or repeats a part.
  init?(_ line: ContentLine) {
    guard !Bound.calendarRule.isExceeded(by: line.value.count) else { return nil }
    self.init(line.word)
  }

  /// Fails if the text isn't a rule or repeats a part.
  init?(_ word: String) {
    var parts: [String: String] = [:]
    for part in word.split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, parts.updateValue(String(sides[1]), forKey: String(sides[0])) == nil
      else { return nil }
    }
    self.parts = parts
  }

  subscript(name: String) -> String? { parts[name] }

  /// The `INTERVAL` value; nil if not a number, 1 if absent.
  var interval: Int? { parts["INTERVAL"].map { Int($0) } ?? 1 }

  /// The parts that select days.
  var selectors: Set<String> {
    Set(parts.keys).subtracting([
      "FREQ", "INTERVAL", "COUNT", "UNTIL", "WKST", "RSCALE", "SKIP",
    ])
  }

  /// The numbers of a part, each once; 0, which no part allows, for what isn't a number.
  func numbers(_ name: String) -> [Int]? {
    parts[name].map { text in
      var known: Set<Int> = []
      return text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        .filter { known.insert($0).inserted }
    }
  }

  /// The rule for short months, which are skipped by default; nil if it isn't supported.
  var missingDay: MissingDay? {
    switch self["SKIP"] {
    case nil, "OMIT": .skip
    case "BACKWARD": .last
    case "FORWARD": .next
    default: nil
    }
  }
}

extension RuleParts {
  /// The rules whose days together are those of the series, earliest first and without an end; nil
  /// if no rules are, or if the series doesn't begin with its start.
  func rules(from start: CivilDay) -> [DayRule]? {
    guard let rules = rulesNear(start), rules.first?.start == start else { return nil }
    return rules
  }

  /// The same, whether or not the first day is `start`.
  func rulesNear(_ start: CivilDay) -> [DayRule]? {
    guard let interval, 1...DayRule.mostInterval ~= interval else { return nil }
    let rules =
      switch (self["FREQ"], self["RSCALE"] ?? "GREGORIAN") {
      case ("DAILY", "GREGORIAN"): daily(from: start, every: interval)
      case ("WEEKLY", "GREGORIAN"): weekly(from: start, every: interval)
      case ("MONTHLY", "GREGORIAN"): monthly(from: start, every: interval)
      case ("YEARLY", "GREGORIAN"): yearly(from: start, every: interval)
      case ("YEARLY", "DANGI") where interval == 1: lunar(from: start).map { [$0] }
      default: [DayRule]?.none
      }
    return rules.map { Set($0).sorted { ($0.start, $0.mark) < ($1.start, $1.mark) } }
  }

  private func daily(from start: CivilDay, every interval: Int) -> [DayRule]? {
    if selectors == ["BYDAY"], interval == 1 { return weekly(from: start, every: 1) }
    return selectors.isEmpty ? [DayRule(start: start, recurrence: .days(interval))] : nil
  }

  private func weekly(from start: CivilDay, every interval: Int) -> [DayRule]? {
    guard selectors.isSubset(of: ["BYDAY"]),
      let monday = Self.weekdays.firstIndex(of: self["WKST"] ?? "MO"),
      let days = self["BYDAY"] == nil ? [WeekdayPart(start.weekday)] : weekdayParts,
      days.allSatisfy({ $0.number == nil })
    else { return nil }
    func distance(_ weekday: Weekday) -> Int { (weekday.rawValue - 1 - monday + 7) % 7 }
    return days.map { day in
      let inFirstWeek = start.advanced(by: distance(day.weekday) - distance(start.weekday))
      let first = inFirstWeek < start ? inFirstWeek.advanced(by: 7 * interval) : inFirstWeek
      return DayRule(start: first, recurrence: .days(7 * interval))
    }
  }

  private func monthly(from start: CivilDay, every interval: Int) -> [DayRule]? {
    if self["BYMONTH"] != nil { return interval == 1 ? yearly(from: start, every: 1) : nil }
    if interval == 1, selectors == ["BYDAY"], let weekdayParts,
      weekdayParts.allSatisfy({ $0.number == nil })
    {
      return weekly(from: start, every: 1)
    }
    return choice(from: start)?.rules(
      from: start, inMonths: [start.month], every: interval)
  }

  private func yearly(from start: CivilDay, every interval: Int) -> [DayRule]? {
    if selectors == ["BYYEARDAY"] { return byYearDay(from: start, every: interval) }
    let months = self["BYMONTH"] == nil ? nil : numbers("BYMONTH")
    guard months?.allSatisfy({ 1...12 ~= $0 }) ?? true else { return nil }
    // Days of the month mean those of every month, and weekdays count through the year.
    if months == nil, self["BYDAY"] != nil {
      return interval == 1 ? weekly(from: start, every: 1) : nil
    }
    let all = months ?? (self["BYMONTHDAY"] == nil ? [start.month] : Array(1...12))
    return choice(from: start)?.rules(from: start, inMonths: all, every: 12 * interval)
  }

  /// Day 60 is 29 February in leap years and 1 March in others.
  private func byYearDay(from start: CivilDay, every interval: Int) -> [DayRule]? {
    guard self["BYYEARDAY"] == "60", start.month == 2, start.day == 29 else { return nil }
    return [DayRule(start: start, recurrence: .months(12 * interval), missingDay: .next)]
  }

  private func lunar(from start: CivilDay) -> DayRule? {
    guard let lunar = start.lunar, !lunar.isLeapMonth || self["BYMONTH"] != nil,
      selectors.isEmpty || selectors == ["BYMONTH", "BYMONTHDAY"],
      let anniversary = LunarAnniversary(
        monthCode: self["BYMONTH"].map { $0[...] } ?? "\(lunar.month)",
        day: numbers("BYMONTHDAY")?.first ?? lunar.day),
      self["BYMONTH"].map({ $0 == anniversary.monthCode }) ?? true,
      self["BYMONTHDAY"].map({ $0 == String(anniversary.day) }) ?? true,
      anniversary.day < 30 && !anniversary.isLeapMonth || self["SKIP"] == "BACKWARD"
    else { return nil }
    return DayRule(start: start, recurrence: .lunarYearly(anniversary))
  }
}

extension CivilDay {
  /// The next later day of the series that an `RRULE` without an end describes from this day on; nil
  /// if there is none, or if no rules have its days.
  package func next(by text: String) -> CivilDay? {
    guard self < .last else { return nil }
    return rules(by: text)?.compactMap { $0.next(onOrAfter: advanced(by: 1)) }.min()
  }

  /// The first day of such a series from this day on.
  package func first(by text: String) -> CivilDay? { rules(by: text)?.map(\.start).min() }

  private func rules(by text: String) -> [DayRule]? {
    guard let parts = RuleParts(text), parts["UNTIL"] == nil, parts["COUNT"] == nil else {
      return nil
    }
    return parts.rulesNear(self)
  }
}

extension DayRule {
  /// The one rule that repeats in the series of an `RRULE`, wherever it starts; fails if several do.
  package init?(series text: String) {
    let rules = RuleParts(text)?.rulesNear(CivilDay(number: 0))
    let repeating = rules?.filter { $0.recurrence != .never } ?? []
    guard repeating.count == 1 else { return nil }
    self = repeating[0]
  }

  /// The day of each month that it is, or else the month's last; nil if every month has its day.
  package var scarceDay: Int? {
    guard case .months(let months) = recurrence, missingDay == .last, canMissDays,
      !months.isMultiple(of: 12)
    else { return nil }
    return start.day
  }
}

extension DayRule {
  /// The longest step of a series that is read.
  static let mostInterval = 1000

  /// The suffix of its `uid`, which tells it from other rules of the same event.
  var mark: String {
    switch recurrence {
    case .weekly: RuleParts.weekdays[start.weekday.rawValue - 1]
    case .weekdays(let day, _): start.compact + day.code
    default: start.compact
    }
  }
}

/// A weekday of a `BYDAY`: `TH`, `4TH`, `-1MO`.
struct WeekdayPart: Hashable {
  /// Nil for every such weekday.
  let number: Int?
  let weekday: Weekday

  init(_ weekday: Weekday) {
    (number, self.weekday) = (nil, weekday)
  }

  init?(_ text: Substring) {
    guard let index = RuleParts.weekdays.firstIndex(of: String(text.suffix(2))),
      let weekday = Weekday(rawValue: index + 1)
    else { return nil }
    let digits = text.dropLast(2)
    number = Int(digits)
    self.weekday = weekday
    guard digits.isEmpty || number.map({ 1...5 ~= $0.magnitude }) == true else { return nil }
  }

  /// The weekdays of a month that it means.
  var monthly: [MonthlyWeekday] {
    (number.map { $0...$0 } ?? 1...5).compactMap { MonthlyWeekday($0, weekday) }
  }
}

extension MonthlyWeekday {
  /// The weekday in iCalendar's format: `4TH`.
  var code: String { "\(number)\(RuleParts.weekdays[weekday.rawValue - 1])" }
}

extension RuleParts {
  /// The weekdays of `BYDAY`; nil if it is missing, malformed or names one twice.
  var weekdayParts: [WeekdayPart]? {
    guard let words = self["BYDAY"]?.split(separator: ",", omittingEmptySubsequences: false)
    else { return nil }
    let parts = words.compactMap(WeekdayPart.init)
    return Set(parts).count == words.count ? parts : nil
  }
}
