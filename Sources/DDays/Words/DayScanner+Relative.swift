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
    var counted = self
    guard let (count, unit) = counted.distance() ?? counted.count() else { return nil }
    return try today.moved(unit, count, words)
  }

  /// The days until a weekday: the next one by default, possibly today with "this", the one before
  /// with "last", or the one in a named week. Nil if the words are no weekday.
  private mutating func daysToWeekday(from today: CivilDay) -> Int? {
    let week = value(of: Self.weeks)
    let isComing = week == nil && skip(anyOf: ["this ", "이번 "])
    let isLast = week == nil && !isComing && skip(anyOf: ["last ", "지난 "])
    guard let weekday = Weekday(word: compact) else { return nil }
    if let week { return weekday.rawValue - today.weekday.rawValue + 7 * week }
    let distance = today.following(weekday).number - today.number
    if isComing { return distance % 7 }
    return isLast && distance < 7 ? distance - 7 : isLast ? -7 : distance
  }

  private mutating func distance() -> (Int, DistanceUnit)? {
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
    case "뒤", "후", "이후", "later", "fromnow", "fromtoday": return (count, unit)
    case "전", "ago": return (-count, unit)
    default:
      self = start
      return nil
    }
  }

  private mutating func amount() -> (Int, DistanceUnit)? {
    if let amount = value(of: Self.amounts) { return amount }
    guard let count = number() ?? value(of: Self.numerals),
      let unit = DistanceUnit.allCases.first(where: { skip(anyOf: $0.words) })
    else { return nil }
    return (count, unit)
  }

  /// Reads a day count, `D-100`; nil for anything else.
  private mutating func count() -> (Int, DistanceUnit)? {
    let isAhead = skip("d-")
    guard isAhead || skip("d+"), let days = number(), isAtEnd else { return nil }
    return (isAhead ? days : -days, .days)
  }

  private static let distances = [
    "today": 0, "오늘": 0, "tonight": 0, "tomorrow": 1, "내일": 1, "모레": 2, "내일모레": 2,
    "dayaftertomorrow": 2, "thedayaftertomorrow": 2, "글피": 3, "그글피": 4,
    "yesterday": -1, "어제": -1, "그제": -2, "그저께": -2, "daybeforeyesterday": -2,
    "thedaybeforeyesterday": -2,
  ]

  private static let periods: [String: (DistanceUnit, Int)] = [
    "nextweek": (.weeks, 1), "다음주": (.weeks, 1), "담주": (.weeks, 1), "다다음주": (.weeks, 2),
    "nextmonth": (.months, 1), "다음달": (.months, 1), "담달": (.months, 1),
    "내달": (.months, 1), "다다음달": (.months, 2), "nextyear": (.years, 1), "내년": (.years, 1),
    "내후년": (.years, 2), "lastweek": (.weeks, -1), "지난주": (.weeks, -1),
    "lastmonth": (.months, -1), "지난달": (.months, -1), "lastyear": (.years, -1),
    "작년": (.years, -1),
  ]

  /// The weeks relative to this one; weeks start on Monday.
  private static let weeks = [
    ("다다음 주", 2), ("다다음주", 2), ("다음 주", 1), ("다음주", 1), ("담주", 1), ("next ", 1),
    ("이번 주", 0), ("이번주", 0), ("지난 주", -1), ("지난주", -1),
  ]

  private static let numerals = [
    ("a ", 1), ("an ", 1), ("one ", 1), ("two ", 2), ("three ", 3), ("four ", 4), ("five ", 5),
    ("six ", 6), ("seven ", 7), ("eight ", 8), ("nine ", 9), ("ten ", 10), ("한 ", 1), ("두 ", 2),
    ("세 ", 3), ("네 ", 4),
  ]

  private static let amounts: [(String, (Int, DistanceUnit))] = [
    ("하루", (1, .days)), ("이틀", (2, .days)), ("사흘", (3, .days)), ("나흘", (4, .days)),
    ("닷새", (5, .days)), ("엿새", (6, .days)), ("이레", (7, .days)), ("여드레", (8, .days)),
    ("아흐레", (9, .days)), ("열흘", (10, .days)), ("보름", (15, .days)), ("일주일", (1, .weeks)),
    ("한달", (1, .months)), ("두달", (2, .months)), ("석 달", (3, .months)), ("석달", (3, .months)),
    ("반년", (6, .months)), ("일 년", (1, .years)), ("일년", (1, .years)),
    ("a fortnight", (2, .weeks)),
  ]
}
