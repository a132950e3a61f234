package import Almanac
import System

/// A day in words: `2026-12-25`, `12-25`, `+30d`, `내일`, `음력 8월 15일`, `every Thanksgiving`.
package struct SpokenDay: Hashable, Sendable {
  package let day: CivilDay
  /// The lunar date on which it repeats; nil for days of the solar calendar.
  package let lunar: LunarAnniversary?
  /// The weekday of a month that was named, `4th Thursday of November`; nil for dates.
  let weekday: MonthlyWeekday?
  /// Whether a rule has its days in other years; Easter's are of no rule that D-Days have.
  let isFixed: Bool
  package let pattern: Pattern
  /// Whether it was named as the last day of its month.
  let isMonthEnd: Bool
  /// How it repeats; nil if the words don't say.
  package private(set) var recurrence: Recurrence?
  /// The time of day in the words, which D-Days don't have; nil if there is none.
  package private(set) var time: String?

  package init(
    _ day: CivilDay, lunar: LunarAnniversary? = nil, weekday: MonthlyWeekday? = nil,
    isFixed: Bool = true, pattern: Pattern = .once, isMonthEnd: Bool = false
  ) {
    (self.day, self.lunar, self.weekday, self.isFixed) = (day, lunar, weekday, isFixed)
    (self.pattern, self.isMonthEnd) = (pattern, isMonthEnd)
  }

  /// Reads words relative to today; a date without a year is the next one. With `isLunar`, the
  /// words are taken as a lunar date. A date with a time and an offset, `2026-12-24T20:00Z`, is on
  /// the day that it is then in the zone.
  package init(
    words: String, isLunar: Bool = false, today: CivilDay, order: DateOrder = .dayFirst,
    zone: Zone? = nil
  ) throws(SpokenDayError) {
    guard words.utf8.count <= Self.mostBytes else { throw .unreadable(words) }
    do throws(SpokenDayError) {
      try self.init(one: words, isLunar: isLunar, today: today, order: order, zone: zone)
    } catch {
      guard case .unreadable = error, let first = Self.first(ofRange: words, today, order) else {
        throw error
      }
      throw .severalDays(words, first)
    }
  }

  private init(
    one words: String, isLunar: Bool, today: CivilDay, order: DateOrder, zone: Zone?
  ) throws(SpokenDayError) {
    if !isLunar, let zone, let moment = Self.moment(words, in: zone) {
      self.init(moment.day)
      time = moment.time.shown
      return
    }
    var scanner = DayScanner(words, order: order)
    let time = scanner.dropTime()
    let recurrence = scanner.dropRecurrence()
    // A day's distance from another has no end: `24일부터 27일까지`.
    if scanner.rest.hasSuffix("까지"), scanner.rest.contains("부터") { throw .unreadable(words) }
    scanner.dropParticles()
    let isSolar = !isLunar && scanner.skip("양력")
    let isLunar = !isSolar && (scanner.skipLunar(from: today) || scanner.dropLunar()) || isLunar
    if case .every? = recurrence, scanner.isAtEnd { throw .dayless(words) }
    if recurrence == .everySuch, scanner.isAtEnd { throw .dayless(words) }
    guard var spoken = try scanner.day(from: today, isLunar: isLunar, recurrence) else {
      throw .unreadable(words)
    }
    spoken.time = time
    spoken.recurrence = try recurrence.map { recurrence throws(SpokenDayError) in
      try spoken.recurrence(of: recurrence, scanner)
    }
    self = spoken
  }

  private static let mostBytes = 200

  /// The words for the first of several days, `dec 24-27`, `24일부터 27일까지`; nil if they name none.
  private static func first(ofRange words: String, _ today: CivilDay, _ order: DateOrder) -> String?
  {
    for sign in ["~", "–", "-", " to ", " until ", "부터"] {
      guard let place = words.firstRange(of: sign) else { continue }
      let first = String(words[..<place.lowerBound]).trimmed
      let last = String(words[place.upperBound...]).trimmed
      let isDay = {
        (try? SpokenDay(one: $0, isLunar: false, today: today, order: order, zone: nil)) != nil
      }
      if isDay(first), last.utf8.first?.isDigit == true || isDay(last) { return first }
    }
    return nil
  }

  /// Whether a word is a month, of which a number behind it is a day.
  package static func isMonth(_ word: String) -> Bool { DayScanner.isMonth(word) }

  /// The moment in a zone that words name by its offset; nil for all other words.
  private static func moment(_ words: String, in zone: Zone) -> CivilMoment? {
    let text = words.uppercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let written = try? WrittenDate(text), written.offset != nil else { return nil }
    return zone.civil(at: written.date(in: zone))
  }

  /// How the day repeats where a plain recurrence is asked for: on the weekday or lunar date that
  /// was named. Nil if no rule has its days.
  package func recurrence(by plain: Recurrence) -> Recurrence? {
    switch (plain, lunar, weekday) {
    case (.never, _, _): .never
    case (.yearly, let lunar?, _): .lunarYearly(lunar)
    case (_, .some, _): nil
    case (.months(let months), _, let weekday?): .weekdays(weekday, months: months)
    case (.months, _, _): isFixed ? plain : nil
    default: plain
    }
  }

  private func recurrence(
    of spoken: SpokenRecurrence, _ scanner: DayScanner
  ) throws(SpokenDayError) -> Recurrence {
    let plain =
      switch spoken {
      case .every(let recurrence), .step(let recurrence): recurrence
      case .everySuch: pattern.usual
      }
    guard let plain, pattern.admits(plain) else { throw .contradictory(scanner.words) }
    guard let recurrence = recurrence(by: plain) else { throw .unrepeatable(scanner.words) }
    return recurrence
  }
}

extension CivilTime {
  /// The time without its seconds: `05:00`.
  fileprivate var shown: String { String(description.prefix(5)) }
}

extension SpokenDay {
  /// How often a day that words name comes.
  package enum Pattern: Hashable, Sendable {
    /// Once; it may begin any repetition: `tomorrow`, `2026-12-25`.
    case once
    case ofWeek, ofMonth, ofYear
    /// Once, but hardly the beginning of a repetition: `100 days`, `보름`.
    case distant

    /// How it repeats where the words only say that it does; nil if it can't be known.
    var usual: Recurrence? {
      switch self {
      case .once, .distant: nil
      case .ofWeek: .weekly
      case .ofMonth: .monthly
      case .ofYear: .yearly
      }
    }

    /// Whether such days can come so often: no 25 December comes every week.
    package func admits(_ recurrence: Recurrence) -> Bool {
      switch (self, recurrence) {
      case (.once, _): true
      case (.ofWeek, .days(let days)): days.isMultiple(of: 7)
      case (.ofMonth, .months(let months)): !months.isMultiple(of: 12)
      case (.ofYear, .months(let months)): months.isMultiple(of: 12)
      default: false
      }
    }
  }

  /// The start of a rule that repeats the day: the last day of each month is that of a month with 31
  /// days, and so the rule may start before the day.
  package func start(by recurrence: Recurrence) -> CivilDay {
    guard isMonthEnd, case .months(let months) = recurrence else { return day }
    return (0..<12).lazy.compactMap { step in
      let month = day.adding(months: -step * months)
      return CivilDay(year: month.year, month: month.month, day: 31)
    }.first ?? day
  }
}
