import Almanac
import System

/// A scanner over the words for a day.
///
/// No library serves: Foundation and ICU read dates in given formats, not words of Korean and English.
struct DayScanner {
  let words: String
  /// The rest in lower case, with single blanks and the apostrophes of keyboards.
  private(set) var rest: Substring

  /// The order of numbers in dates.
  let order: DateOrder

  init(_ words: String, order: DateOrder = .dayFirst) {
    self.init(words, of: words, order: order)
  }

  /// Scans a part of longer words.
  init(_ part: String, of words: String, order: DateOrder = .dayFirst) {
    (self.words, self.order) = (words, order)
    let plain = part.lowercased().replacing("’", with: "'")
    rest = Substring(plain.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// The rest without blanks.
  var compact: String { rest.filter { $0 != " " } }

  var isAtEnd: Bool { rest.isEmpty }

  /// Skips the word for the lunar calendar, also short before a number: `음 8/15`.
  mutating func skipLunar() -> Bool {
    if skip(anyOf: ["음력", "(음력)", "(음)", "lunar"]) { return true }
    var scanner = self
    guard scanner.skip("음"), scanner.rest.utf8.first?.isDigit == true else { return false }
    self = scanner
    return true
  }

  /// Drops the word for the lunar calendar behind a date: `8월 15일(음)`, `8/15 lunar`.
  mutating func dropLunar() -> Bool {
    drop(anyOf: ["(음력)", "(음)", " 음력", " lunar", "(lunar)"])
  }

  /// Drops an ending; false if it has none of these.
  @discardableResult
  mutating func drop(anyOf endings: [String]) -> Bool {
    guard let ending = endings.first(where: { rest.hasSuffix($0) }) else { return false }
    self = DayScanner(String(rest.dropLast(ending.count)), of: words, order: order)
    return true
  }

  /// Skips the word for the lunar calendar also behind a year, `내년 음력 8월 15일`.
  mutating func skipLunar(from today: CivilDay) -> Bool {
    if skipLunar() { return true }
    var scanner = self
    guard let year = scanner.yearBefore(from: today), scanner.skipLunar() else { return false }
    self = DayScanner("\(year)년 \(scanner.rest)", of: words, order: order)
    return true
  }

  /// Drops what only connects a day with what is said of it: `on Friday`, `금요일에`.
  mutating func dropParticles() {
    _ = skip(anyOf: [
      "eod on ", "eod ", "end of day on ", "end of day ", "on ", "from ", "starting ",
    ])
    drop(anyOf: [" eod", " end of day"])
    for particle in ["에", "까지"] where rest.hasSuffix(particle) {
      self = DayScanner(String(rest.dropLast(particle.count)), of: words, order: order)
    }
  }

  /// Skips a word and the blanks after it; false if it isn't next.
  mutating func skip(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count).drop { $0 == " " }
    return true
  }

  mutating func skip(anyOf words: [String]) -> Bool { words.contains { skip($0) } }

  /// Reads a number of up to seven digits, enough for every day in the calendar; nil for anything
  /// else.
  mutating func number() -> Int? {
    let digits = rest.utf8.prefix(while: \.isDigit)
    guard 1...7 ~= digits.count else { return nil }
    rest = rest[digits.endIndex...].drop { $0 == " " }
    return digits.number
  }

  /// Skips the first word of the list that matches, and returns its value; nil if none does.
  mutating func value<Value>(of words: [(String, Value)]) -> Value? {
    words.first { skip($0.0) }?.1
  }
}

extension Collection<UInt8> {
  var number: Int { reduce(0) { $0 * 10 + Int($1) - 48 } }
}

extension DayScanner {
  /// Reads a day without a time and without a recurrence; nil if these are no words for a day.
  func day(
    from today: CivilDay, isLunar: Bool, _ recurrence: SpokenRecurrence? = nil
  ) throws(SpokenDayError) -> SpokenDay? {
    if case .step? = recurrence, isAtEnd { return SpokenDay(today) }
    // Every last Friday is that of each month, and not the one before today.
    if recurrence != nil, !isLunar {
      if let weekday = try monthlyWeekday(from: today) { return weekday }
      if let boundary = repeatedBoundary(from: today) { return boundary }
      if case .every(.months)? = recurrence, let day = try dayOfMonthInWords(from: today) {
        return day
      }
    }
    let isYearly = recurrence == .every(.yearly)
    if let day = try plainDay(from: today, isLunar: isLunar, isYearly: isYearly) { return day }
    if let weekday = try weekdayBeside(from: today, isLunar: isLunar) { return weekday }
    // A day beside one that moves from year to year moves with it.
    var isFixed = true
    let other = try offsetDay { words throws(SpokenDayError) in
      var part = DayScanner(words, of: self.words, order: order)
      let isLunar = part.skipLunar() || isLunar
      guard let day = try part.plainDay(from: today, isLunar: isLunar) else {
        throw .unreadable(self.words)
      }
      isFixed = day.isFixed && day.lunar == nil && day.weekday == nil
      return day.day
    }
    return try other.map { day throws(SpokenDayError) in
      try isLunar ? solar(day, isLunar: true) : SpokenDay(day, isFixed: isFixed)
    }
  }

  /// Reads a day that words name by itself, and not by another.
  func plainDay(
    from today: CivilDay, isLunar: Bool, isYearly: Bool = false
  ) throws(SpokenDayError) -> SpokenDay? {
    if isLunar, let day = try lunarDayOfMonth(from: today) { return day }
    var scanner = self
    if let relative = try scanner.relativeDay(from: today) {
      if !isLunar, Weekday(word: compact) != nil { return SpokenDay(relative, pattern: .ofWeek) }
      return try solar(relative, isLunar: isLunar)
    }
    if let feast = try feast(from: today, isLunar: isLunar) { return feast }
    if isLunar, let edge = edgeOfNamedMonth(from: today) {
      return try edge.day(from: today, isLunar: true, words)
    }
    if let boundary = boundary(from: today) {
      return isLunar ? try solar(boundary.day, isLunar: true) : boundary
    }
    if !isLunar, let day = try dayOfMonth(from: today) { return day }
    if !isLunar, let day = try numberedDayInWords(from: today) { return day }
    if !isLunar, let weekday = try monthlyWeekday(from: today) { return weekday }
    scanner = self
    if let date = try scanner.date(from: today) {
      return try date.day(from: today, isLunar: isLunar, isYearly: isYearly, words)
    }
    scanner = self
    return try scanner.bareDistance(from: today).map { day throws(SpokenDayError) in
      try isLunar ? solar(day, isLunar: true) : SpokenDay(day, pattern: .distant)
    }
  }

  /// A day that was found in the solar calendar; with `isLunar`, with its lunar date.
  func solar(_ day: CivilDay, isLunar: Bool) throws(SpokenDayError) -> SpokenDay {
    guard isLunar else { return SpokenDay(day) }
    guard let lunar = day.lunar else { throw .beyondTheLunarCalendar(words) }
    return SpokenDay(day, lunar: LunarAnniversary(lunar))
  }
}

extension DayScanner {
  /// The days of a month as English words, `first`, `twenty-fifth`; the longer ones first.
  static let ordinalDays: [(String, Int)] = {
    let ones = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
      "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
      "eighteenth", "nineteenth", "twentieth",
    ]
    let plain = ones.enumerated().map { ($0.element, $0.offset + 1) } + [("thirtieth", 30)]
    return joined(plain.prefix(9), behind: [("twenty", 20)])
      + joined(plain.prefix(1), behind: [("thirty", 30)]) + plain
  }()

  /// English numbers before a unit, each with a blank; the longer ones first.
  static let englishNumbers: [(String, Int)] = {
    let ones = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ].enumerated().map { ($0.element, $0.offset + 1) }
    let tens = [
      "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ].enumerated().map { ($0.element, $0.offset * 10 + 20) }
    let others = [
      ("a hundred", 100), ("one hundred", 100), ("hundred", 100), ("a thousand", 1000),
      ("thousand", 1000), ("a couple of", 2), ("a couple", 2), ("a", 1), ("an", 1),
    ]
    return (joined(ones.prefix(9), behind: tens) + others + tens + ones).map { ("\($0.0) ", $0.1) }
  }()

  /// `twenty-one` and `twenty one`.
  private static func joined(
    _ ones: ArraySlice<(String, Int)>, behind tens: [(String, Int)]
  ) -> [(String, Int)] {
    tens.flatMap { ten in
      ones.flatMap { one in ["-", " "].map { ("\(ten.0)\($0)\(one.0)", ten.1 + one.1) } }
    }
  }
}

extension DayScanner {
  /// Reads a month in digits or in words, `12월`, `십이월`, `유월`; nil for anything else.
  mutating func koreanMonth() -> Int? {
    var scanner = self
    guard let month = scanner.number() ?? scanner.value(of: Self.monthNumerals),
      scanner.skip("월")
    else { return nil }
    self = scanner
    return month
  }

  /// Reads a day of a month in digits or in words, `25일`, `이십오일`, `보름`, with the calendar that its
  /// word belongs to; nil for anything else.
  mutating func koreanDay() -> (day: Int, calendar: SpokenDate.Calendar?)? {
    var scanner = self
    if let day = scanner.number() ?? scanner.sinoNumber(), scanner.skip("일") {
      self = scanner
      return (day, nil)
    }
    guard let (word, day) = Self.nativeDays.first(where: { rest.hasPrefix($0.0) }) else {
      return nil
    }
    _ = skip(word)
    _ = skip("날")
    // The first day of a month has this name in both calendars.
    return (day, day == 1 ? nil : .either)
  }

  /// Reads a year behind a date, which two digits alone may not be: they could be a time.
  mutating func fullYearBehind(from today: CivilDay) -> Int? {
    var scanner = self
    let digits = scanner.rest.drop { $0 == "," || $0 == " " }.utf8.prefix(while: \.isDigit).count
    guard let year = scanner.yearBehind(from: today),
      digits != 2 || rest[..<scanner.rest.startIndex].contains("년")
    else { return nil }
    self = scanner
    return year
  }

  /// The longer ones first.
  private static let monthNumerals = [
    ("십일", 11), ("십이", 12), ("십", 10), ("시", 10), ("일", 1), ("이", 2), ("삼", 3), ("사", 4), ("오", 5),
    ("육", 6), ("유", 6), ("칠", 7), ("팔", 8), ("구", 9),
  ]

  /// The months that only the lunar calendar calls so.
  static let lunarMonths = [("정월", 1), ("동짓달", 11), ("섣달", 12)]

  /// The longer ones first.
  private static let nativeDays: [(String, Int)] = {
    let ones = [
      ("하루", 1), ("이틀", 2), ("사흘", 3), ("나흘", 4), ("닷새", 5), ("엿새", 6), ("이레", 7), ("여드레", 8),
      ("아흐레", 9),
    ]
    let days = [("초", 0), ("열", 10), ("스무", 20)].flatMap { prefix, tens in
      ones.map { (prefix + $0.0, tens + $0.1) }
    }
    return days + [("초열흘", 10), ("열흘", 10), ("보름", 15), ("스무", 20), ("초파일", 8), ("그믐", 30)]
  }()
}

extension DayScanner {
  /// Reads the end or the beginning of a month with a name, `end of December`, `내년 2월 말`; the next
  /// one without a year. Nil for anything else.
  func boundaryOfNamedMonth(from today: CivilDay) -> SpokenDay? {
    guard let (isEnd, month, year) = namedBoundary(from: today) else { return nil }
    let years = year.map { $0...$0 } ?? today.year...today.year + 1
    let days = years.compactMap { year in
      let day = isEnd && 1...12 ~= month ? CivilDay.length(ofMonth: month, year: year) : 1
      return CivilDay(year: year, month: month, day: day)
    }
    return days.first { year != nil || $0 >= today }
      .map { SpokenDay($0, pattern: year == nil ? .ofYear : .once) }
  }

  /// The same as a date of the lunar calendar, whose months have 30 days at most.
  func edgeOfNamedMonth(from today: CivilDay) -> SpokenDate? {
    namedBoundary(from: today).map { isEnd, month, year in
      SpokenDate(year: year, month: month, day: isEnd ? 30 : 1, isLast: isEnd)
    }
  }

  private func namedBoundary(from today: CivilDay) -> (isEnd: Bool, month: Int, year: Int?)? {
    var scanner = self
    _ = scanner.skip("the ")
    if let isEnd = scanner.value(of: Self.edges) {
      guard let month = scanner.month() ?? scanner.quarter(isEnd: isEnd) else { return nil }
      let year = scanner.yearBehind(from: today)
      return scanner.isAtEnd ? (isEnd, month, year) : nil
    }
    scanner = self
    let year = scanner.yearBefore(from: today)
    var quarter = scanner
    if let month = scanner.koreanMonth(), let isEnd = Self.koreanEdges[scanner.compact] {
      return (isEnd, month, year)
    }
    guard let number = quarter.number(), 1...4 ~= number, quarter.skip("분기"),
      let isEnd = Self.koreanEdges[quarter.compact]
    else { return nil }
    return (isEnd, number * 3 - (isEnd ? 0 : 2), year)
  }

  /// Reads a quarter, `q1`, and gives its last or its first month; nil for anything else.
  private mutating func quarter(isEnd: Bool) -> Int? {
    guard skip("q"), let number = number(), 1...4 ~= number else { return nil }
    return number * 3 - (isEnd ? 0 : 2)
  }

  /// The words for an edge of a month, and whether it is the end.
  private static let edges = [
    ("end of ", true), ("last day of ", true), ("start of ", false), ("beginning of ", false),
    ("first day of ", false),
  ]
  private static let koreanEdges = [
    "말": true, "말일": true, "마지막날": true, "초": false, "첫날": false, "초하루": false,
  ]
}

extension DayScanner {
  /// Reads a day by its distance from another, `3 days before Christmas`, `추석 다음 날`, `2026-03-14부터
  /// 100일`; nil for anything else. `reading` reads the other day.
  func offsetDay(
    _ reading: (String) throws(SpokenDayError) -> CivilDay
  ) throws(SpokenDayError) -> CivilDay? {
    guard let (distance, unit, other) = distanceFirst() ?? distanceLast() else { return nil }
    return try reading(other).moved(unit, distance, words)
  }

  /// Reads `3 days before`, `the day after`, `a week from`, and the rest as another day.
  private func distanceFirst() -> (Int, DistanceUnit, String)? {
    var scanner = self
    _ = scanner.skip("the ")
    let one = scanner.skip("day ") ? (1, DistanceUnit.days) : nil
    guard let (count, unit) = one ?? scanner.amount() else { return nil }
    let isBefore = scanner.skip("before ")
    guard isBefore || scanner.skip(anyOf: ["after ", "from "]), !scanner.isAtEnd else { return nil }
    return (isBefore ? -count : count, unit, String(scanner.rest))
  }

  /// Reads another day, and then `3일 전`, `다음 날`, `부터 100일`.
  private func distanceLast() -> (Int, DistanceUnit, String)? {
    for index in rest.indices.dropFirst() {
      var scanner = DayScanner(String(rest[index...]), of: words, order: order)
      let other = String(rest[..<index])
      if scanner.skip("부터") || scanner.skip("에서") {
        guard let (count, unit) = scanner.amount() else { continue }
        let isDistance = scanner.skip(anyOf: ["뒤", "후"])
        // The first day of something that begins today is today.
        let isFirstDay = !isDistance && unit == .days && count == 1
        if scanner.isAtEnd { return (isFirstDay ? 0 : count, unit, other) }
      } else if rest[rest.index(before: index)] == " " {
        if let days = Self.neighbours[scanner.compact] { return (days, .days, other) }
        guard let (count, unit) = scanner.amount() else { continue }
        if ["뒤", "후"].contains(scanner.compact) { return (count, unit, other) }
        if scanner.compact == "전" { return (-count, unit, other) }
      }
    }
    return nil
  }

  private static let neighbours = ["전날": -1, "하루전": -1, "다음날": 1, "이튿날": 1]
}
