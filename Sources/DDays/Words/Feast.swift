import Almanac

/// A day known by its name, such as Christmas or 추석.
struct Feast: Sendable {
  /// When it is in a year.
  enum Rule: Hashable, Sendable {
    case solar(month: Int, day: Int)
    case lunar(month: Int, day: Int)
    /// The day before a day of the lunar calendar.
    case lunarEve(month: Int, day: Int)
    /// A weekday of a month, some days later.
    case weekday(MonthlyWeekday, month: Int, later: Int)
    /// Days after Easter Sunday.
    case easter(Int)
    /// A day of the sun, some days later.
    case term(SolarTerm, later: Int)
    /// The so many-th 경일, which comes each ten days, from a day of the sun on.
    case dogDay(Int, from: SolarTerm)
    /// The first day of China's lunar year.
    case chineseNewYear
    /// An election, which isn't held every year.
    case election(KoreanElection)
  }

  /// The names without blanks, in lower case.
  let names: [String]
  let rule: Rule

  /// The day in a year; nil if the year has none that is known.
  func day(in year: Int) -> CivilDay? { rule.day(in: year) }

  var isLunar: Bool { rule.isLunar }

  /// The lunar date on which it repeats; nil if it has none.
  var lunar: LunarAnniversary? {
    if case .lunar(let month, let day) = rule {
      LunarAnniversary(month: month, day: day)
    } else {
      nil
    }
  }

  /// The weekday of its month that it is; nil for a date.
  var weekday: MonthlyWeekday? {
    if case .weekday(let weekday, _, later: 0) = rule { weekday } else { nil }
  }

  var isYearly: Bool { if case .election = rule { false } else { true } }

  /// Whether a rule of D-Days has its days.
  var isFixed: Bool {
    switch rule {
    case .solar, .lunar: true
    case .weekday(_, _, let later): later == 0
    case .lunarEve, .easter, .term, .dogDay, .chineseNewYear, .election: false
    }
  }

  /// The feast with a name, without blanks; nil if there is none.
  static func named(_ word: String, isLunar: Bool) -> Feast? {
    if isLunar, newYear.names.contains(word) { return seollal }
    return all.first { $0.names.contains(word) }
  }
}

extension CivilDay {
  /// Easter Sunday by the Gregorian reckoning; nil outside the calendar.
  static func easter(in year: Int) -> CivilDay? {
    let (golden, century) = (year % 19, year / 100)
    let epact = (century - century / 4 - (8 * century + 13) / 25 + 19 * golden + 15) % 30
    let moon = epact - epact / 28 * (1 - 29 / (epact + 1) * ((21 - golden) / 11))
    let weekday = (year + year / 4 + moon + 2 - century + century / 4) % 7
    let distance = moon - weekday
    let month = 3 + (distance + 40) / 44
    return CivilDay(year: year, month: month, day: distance + 28 - 31 * (month / 4))
  }
}

extension Feast.Rule {
  /// The years whose first new moon is on the day before in China: clocks are an hour behind there.
  private static let earlierInChina: Set = [
    1916, 1944, 1954, 1958, 1966, 1988, 1997, 2027, 2028,
  ]

  var isLunar: Bool {
    switch self {
    case .lunar, .lunarEve, .chineseNewYear: true
    case .solar, .weekday, .easter, .term, .dogDay, .election: false
    }
  }

  /// The day in a year; nil if the year has none that is known.
  func day(in year: Int) -> CivilDay? {
    switch self {
    case .solar(let month, let day): CivilDay(year: year, month: month, day: day)
    case .lunar(let month, let day):
      LunarAnniversary(month: month, day: day)?.day(inLunarYear: year)
    case .lunarEve(let month, let day):
      LunarAnniversary(month: month, day: day)?.day(inLunarYear: year)?.advanced(by: -1)
    case .weekday(let weekday, let month, let later):
      weekday.day(inMonth: month, of: year)?.advanced(by: later)
    case .term(let term, let later):
      // What comes long after a day of December is in the next year.
      term.day(in: later > 31 ? year - 1 : year)?.advanced(by: later)
    case .dogDay(let count, let term):
      term.day(in: year).map { $0.advanced(by: 10 * (count - 1) + (9 - $0.number % 10) % 10) }
    case .chineseNewYear:
      LunarAnniversary(month: 1, day: 1)?.day(inLunarYear: year)?
        .advanced(by: Self.earlierInChina.contains(year) ? -1 : 0)
    case .easter(let later): CivilDay.easter(in: year)?.advanced(by: later)
    case .election(let election): election.day(in: year)
    }
  }
}
