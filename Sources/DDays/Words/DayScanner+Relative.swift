import Almanac

extension DayScanner {
  /// Reads `tomorrow`, `내일`, `다음 주 금요일`, `+30d`, `in 3 days`, `2주 뒤` or `D-100`; nil for anything
  /// else.
  mutating func relativeDay(from today: CivilDay) throws(SpokenDayError) -> CivilDay? {
    let compact = compact
    if let distance = Self.distances[compact] { return try today.moved(.days, distance, words) }
    if let (unit, count) = Self.periods[compact] { return try today.moved(unit, count, words) }
    var weekly = self
    if let days = weekly.daysToWeekday(from: today) {
      return try today.moved(.days, days, words)
    }
    if let days = daysToLaterWeekday(from: today) { return try today.moved(.days, days, words) }
    var counted = self
    guard let (count, unit) = counted.distance() ?? counted.count() else { return nil }
    return try today.moved(unit, count, words)
  }

  /// The days until a weekday: the next one by default, possibly today with "this", the one before
  /// with "last", or the one in a named week. Nil if the words are no weekday.
  private mutating func daysToWeekday(from today: CivilDay) -> Int? {
    let week = value(of: Self.weeks) ?? weeksAhead()
    let isNext = week == nil && skip(anyOf: Self.comings)
    let isComing = week == nil && !isNext && skip(anyOf: ["this ", "이번 "])
    let isLast = week == nil && !isComing && !isNext && skip(anyOf: ["last ", "지난 "])
    if week == nil, !isComing, let days = daysToWeekdayOfWeek(from: today) { return days }
    // Behind a week, 금 is Friday.
    let sign = week == nil ? nil : Weekday(sign: compact)
    guard let weekday = Weekday(word: compact) ?? sign else { return nil }
    if let week { return weekday.rawValue - today.weekday.rawValue + 7 * week }
    let distance = today.following(weekday).number - today.number
    if isComing { return distance % 7 }
    return isLast && distance < 7 ? distance - 7 : isLast ? -7 : distance
  }

  /// Reads `tuesday week`, `a week tomorrow` or `two fridays from now`; nil for anything else.
  private func daysToLaterWeekday(from today: CivilDay) -> Int? {
    var scanner = self
    let isBefore = scanner.skip("a week ")
    if isBefore { _ = scanner.skip("on ") }
    if isBefore || scanner.drop(anyOf: [" week"]) {
      let day = scanner.compact
      let weekday = Weekday(word: day).map { today.following($0).number - today.number }
      return (Self.distances[day] ?? weekday).map { $0 + 7 }
    }
    let isIn = scanner.skip("in ")
    guard let count = scanner.number() ?? scanner.value(of: Self.numerals), 1...99 ~= count,
      isIn || scanner.drop(anyOf: [" from now", " from today"]),
      case let name = scanner.compact,
      let weekday = Weekday(word: name.last == "s" ? String(name.dropLast()) : name)
    else { return nil }
    return today.following(weekday).number - today.number + 7 * (count - 1)
  }

  /// Reads `friday next week`; nil for anything else.
  private func daysToWeekdayOfWeek(from today: CivilDay) -> Int? {
    let words = compact
    guard let (name, week) = Self.weeksBehind.first(where: { words.hasSuffix($0.0) }),
      let weekday = Weekday(word: String(words.dropLast(name.count)))
    else { return nil }
    return weekday.rawValue - today.weekday.rawValue + 7 * week
  }

  /// Reads `3주 후 `, as before a weekday; nil for anything else.
  private mutating func weeksAhead() -> Int? {
    var scanner = self
    guard let (count, unit) = scanner.amount(), unit == .weeks,
      scanner.skip(anyOf: ["뒤", "후"]), !scanner.isAtEnd
    else { return nil }
    self = scanner
    return count
  }

  /// Reads a distance ahead without a word for its direction, `100 days`, `30d`, `백일`; nil for
  /// anything else.
  mutating func bareDistance(from today: CivilDay) throws(SpokenDayError) -> CivilDay? {
    let text = rest
    guard let (count, unit) = amount(), isAtEnd else { return nil }
    // A bare 2027년 is a year, and a bare 32일 or 삼십이일 no day of a month.
    if text.first?.isASCII == true, text.hasSuffix("년") { return nil }
    if unit == .days, text.hasSuffix("일"), count < Self.leastOfBareDays { return nil }
    return try today.moved(unit, count, words)
  }

  /// The fewest days that a bare `백일` counts; less would be a day of a month.
  private static let leastOfBareDays = 100

  mutating func distance() -> (Int, DistanceUnit)? {
    let start = self
    let isAhead = skip("in ")
    let isBack = !isAhead && skip("-")
    let isSigned = isAhead || isBack || skip("+")
    guard let (count, unit) = amount() else {
      self = start
      return nil
    }
    if isSigned, isAtEnd { return (isBack ? -count : count, unit) }
    switch compact {
    case "뒤", "후", "이후", "later", "fromnow", "fromtoday", "today": return (count, unit)
    case "time" where isAhead, "'time" where isAhead, "’time" where isAhead:
      return (count, unit)
    case "전", "ago": return (-count, unit)
    default:
      self = start
      return nil
    }
  }

  mutating func amount() -> (Int, DistanceUnit)? {
    if let amount = value(of: Self.amounts) { return amount }
    var workdays = self
    if workdays.skip("영업일 기준 "), case (let count, .days)? = workdays.amount() {
      self = workdays
      return (count, .workdays)
    }
    guard let count = number() ?? value(of: Self.numerals) ?? sinoNumber(),
      let unit = DistanceUnit.allCases.first(where: { skip(anyOf: $0.words) })
    else { return nil }
    if unit == .years, skip(anyOf: ["반", "and a half "]) { return (count * 12 + 6, .months) }
    return (count, unit)
  }

  /// Reads a number in Korean words of Chinese origin, `백`, `삼십오`; nil for anything else.
  mutating func sinoNumber() -> Int? {
    var (sum, digit) = (0, 0)
    var scanner = self
    while let first = scanner.rest.first {
      if let value = Self.sinoDigits.firstIndex(of: first), digit == 0 {
        digit = value + 1
      } else if let (_, unit) = Self.sinoUnits.first(where: { $0.0 == first }) {
        sum += max(1, digit) * unit
        digit = 0
      } else {
        break
      }
      _ = scanner.skip(String(first))
      // What follows may be the unit: in 백일 it is 일.
      if let next = scanner.rest.first, next == "일", digit == 0, sum > 0,
        scanner.rest.count == 1
          || scanner.rest.dropFirst().first.map({ !Self.isSino($0) }) == true
      {
        break
      }
    }
    guard sum + digit > 0 else { return nil }
    self = scanner
    return sum + digit
  }

  private static func isSino(_ sign: Character) -> Bool {
    sinoDigits.contains(sign) || sinoUnits.contains { $0.0 == sign }
  }

  private static let sinoDigits: [Character] = ["일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
  private static let sinoUnits: [(Character, Int)] = [("십", 10), ("백", 100), ("천", 1000)]

  /// Reads a day count, `D-100`; nil for anything else.
  private mutating func count() -> (Int, DistanceUnit)? {
    let isAhead = skip("d-")
    guard isAhead || skip("d+"), let days = number(), isAtEnd else { return nil }
    return (isAhead ? days : -days, .days)
  }

  /// Whether the words name a day by a part of it: `this evening`.
  var namesDayByItself: Bool { compact.hasPrefix("this") && Self.distances[compact] != nil }

  private static let distances = [
    "thismorning": 0, "thisafternoon": 0, "thisevening": 0, "today": 0, "오늘": 0, "tonight": 0,
    "tomorrow": 1, "내일": 1, "모레": 2, "내일모레": 2, "금일": 0, "명일": 1, "익일": 1, "tmw": 1,
    "dayaftertomorrow": 2, "thedayaftertomorrow": 2, "글피": 3, "그글피": 4,
    "엊그제": -2, "엊그저께": -2, "eod": 0, "endofday": 0, "endoftheday": 0, "closeofbusiness": 0,
    "yesterday": -1, "어제": -1, "그끄저께": -3, "그끄제": -3, "그제": -2, "그저께": -2, "daybeforeyesterday": -2,
    "thedaybeforeyesterday": -2, "now": 0, "지금": 0, "낼": 1, "tmr": 1, "tmrw": 1, "낼모레": 2,
  ]

  static let periods: [String: (DistanceUnit, Int)] = [
    "nextweek": (.weeks, 1), "다음주": (.weeks, 1), "담주": (.weeks, 1), "차주": (.weeks, 1),
    "다다음주": (.weeks, 2),
    "다음다음주": (.weeks, 2),
    "nextnextweek": (.weeks, 2), "지지난주": (.weeks, -2), "nextnextmonth": (.months, 2),
    "nextmonth": (.months, 1), "다음달": (.months, 1), "담달": (.months, 1),
    "내달": (.months, 1), "익월": (.months, 1), "다다음달": (.months, 2), "다음다음달": (.months, 2),
    "nextyear": (.years, 1), "내년": (.years, 1),
    "내후년": (.years, 2), "lastweek": (.weeks, -1), "지난주": (.weeks, -1),
    "lastmonth": (.months, -1), "지난달": (.months, -1), "lastyear": (.years, -1),
    "작년": (.years, -1),
  ]

  /// The weeks relative to this one; weeks start on Monday.
  private static let weeks = [
    ("다다음 주", 2), ("다다음주", 2), ("다음다음 주", 2), ("다음다음주", 2), ("다음 주", 1), ("다음주", 1), ("담주", 1),
    ("차주", 1), ("next next ", 2), ("next week ", 1), ("next ", 1), ("금주 ", 0), ("this week ", 0),
    ("last week ", -1),
    ("next next week ", 2), ("이번 주", 0), ("이번주", 0), ("지지난 주", -2), ("지지난주", -2), ("저저번 주", -2),
    ("저저번주", -2), ("지난 주", -1), ("지난주", -1), ("저번 주", -1), ("저번주", -1),
  ]

  private static let weeksBehind = [("nextweek", 1), ("thisweek", 0), ("lastweek", -1)]

  private static let comings = [
    "coming ", "upcoming ", "this coming ", "오는 ", "돌아오는 ", "다가오는 ", "다음 ",
  ]

  private static let koreanCounts = [
    ("한", 1), ("두", 2), ("세", 3), ("네", 4), ("다섯", 5), ("여섯", 6), ("일곱", 7), ("여덟", 8), ("아홉", 9),
    ("열", 10),
  ]
  private static let numerals = englishNumbers + koreanCounts.map { ("\($0.0) ", $0.1) }

  private static let amounts: [(String, (Int, DistanceUnit))] =
    koreanCounts.flatMap { [("\($0.0)주", ($0.1, .weeks)), ("\($0.0)달", ($0.1, .months))] } + [
      ("하루", (1, .days)), ("이틀", (2, .days)), ("사흘", (3, .days)), ("나흘", (4, .days)),
      ("닷새", (5, .days)), ("엿새", (6, .days)), ("이레", (7, .days)), ("여드레", (8, .days)),
      ("아흐레", (9, .days)), ("열흘", (10, .days)), ("보름", (15, .days)), ("일주일", (1, .weeks)),
      ("석 달", (3, .months)), ("석달", (3, .months)), ("넉 달", (4, .months)), ("넉달", (4, .months)),
      ("스무 날", (20, .days)), ("스무날", (20, .days)), ("반년", (6, .months)), ("일 년", (1, .years)),
      ("일년", (1, .years)),
      ("a fortnight", (2, .weeks)), ("fortnight", (2, .weeks)), ("half a year", (6, .months)),
    ]
}
