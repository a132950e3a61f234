package import Almanac

/// A public holiday of a country, as its law has it for some years.
struct PublicHoliday: Sendable {
  /// The key of its name, without the prefix: `kr.seollal`.
  let name: String
  let rule: Feast.Rule
  /// The days around that of the rule that are holidays too.
  let span: ClosedRange<Int>
  /// The years in which it is a holiday.
  let years: ClosedRange<Int>
  let substitution: Substitution?

  init(
    _ name: String, _ rule: Feast.Rule, span: ClosedRange<Int> = 0...0,
    _ years: ClosedRange<Int>, _ substitution: Substitution? = nil
  ) {
    (self.name, self.rule, self.span) = (name, rule, span)
    (self.years, self.substitution) = (years, substitution)
  }

  /// The days in a year; none if it is no holiday then, or if the lunar calendar isn't known.
  func days(in year: Int) -> [CivilDay] {
    guard years.contains(year), let day = rule.day(in: year) else { return [] }
    return span.map { day.advanced(by: $0) }
  }
}

/// When another day is free in place of a holiday.
struct Substitution: Hashable, Sendable {
  /// The first year in which it applies.
  let first: Int
  /// The weekdays on which the holiday is lost.
  let weekdays: Set<Weekday>
  let free: FreeDay

  enum FreeDay: Hashable, Sendable {
    /// The next day that is free neither as a holiday nor as a weekend; also where two holidays fall
    /// on one day.
    case nextWorkday
    /// The Friday before a Saturday and the Monday after a Sunday.
    case nearestWorkday
  }
}

extension PublicHoliday {
  private static let always = 9999

  /// The federal holidays of the United States by 5 U.S.C. 6103.
  static let american: [PublicHoliday] =
    [
      PublicHoliday("us.newYear", .solar(month: 1, day: 1), 1871...always, .nearest),
      weekday("us.martinLutherKing", 3, .monday, of: 1, 1986...always),
      PublicHoliday("us.washington", .solar(month: 2, day: 22), 1880...1970),
      weekday("us.washington", 3, .monday, of: 2, 1971...always),
      PublicHoliday("us.memorialDay", .solar(month: 5, day: 30), 1888...1970),
      weekday("us.memorialDay", -1, .monday, of: 5, 1971...always),
      PublicHoliday("us.juneteenth", .solar(month: 6, day: 19), 2021...always, .nearest),
      PublicHoliday("us.independenceDay", .solar(month: 7, day: 4), 1871...always, .nearest),
      weekday("us.laborDay", 1, .monday, of: 9, 1894...always),
      weekday("us.columbusDay", 2, .monday, of: 10, 1971...always),
      PublicHoliday("us.veteransDay", .solar(month: 11, day: 11), 1938...1970, .nearest),
      weekday("us.veteransDay", 4, .monday, of: 10, 1971...1977),
      PublicHoliday("us.veteransDay", .solar(month: 11, day: 11), 1978...always, .nearest),
      weekday("us.thanksgiving", 4, .thursday, of: 11, 1942...always),
      PublicHoliday("us.christmas", .solar(month: 12, day: 25), 1871...always, .nearest),
    ].compactMap(\.self)

  private static func weekday(
    _ name: String, _ number: Int, _ weekday: Weekday, of month: Int, _ years: ClosedRange<Int>
  ) -> PublicHoliday? {
    MonthlyWeekday(number, weekday).map {
      PublicHoliday(name, .weekday($0, month: month, later: 0), years)
    }
  }
}

extension Substitution {
  /// Since Executive Order 11582, which moved Sundays; the law moves Saturdays.
  fileprivate static let nearest = Substitution(
    first: 1971, weekdays: [.saturday, .sunday], free: .nearestWorkday)
}

extension PublicHoliday {
  /// By 관공서의 공휴일에 관한 규정, article 2, and since 2022 by 공휴일에 관한 법률.
  static let korean = lawful + temporary

  /// Days that a government set for once.
  private static let temporary = [
    (2002, 7, 1), (2015, 8, 14), (2016, 5, 6), (2017, 10, 2), (2020, 8, 17), (2023, 10, 2),
    (2024, 10, 1), (2025, 1, 27),
  ].map { year, month, day in
    PublicHoliday("kr.temporary", .solar(month: month, day: day), year...year)
  }

  private static let lawful: [PublicHoliday] = [
    PublicHoliday("kr.newYear", .solar(month: 1, day: 1), span: 0...2, 1949...1989),
    PublicHoliday("kr.newYear", .solar(month: 1, day: 1), span: 0...1, 1990...1998),
    PublicHoliday("kr.newYear", .solar(month: 1, day: 1), 1999...always),
    PublicHoliday("kr.folkDay", .lunar(month: 1, day: 1), 1985...1988),
    PublicHoliday(
      "kr.seollal", .lunar(month: 1, day: 1), span: -1...1, 1989...always, .onSunday(since: 2014)),
    PublicHoliday(
      "kr.march1st", .solar(month: 3, day: 1), 1950...always, .onWeekend(since: 2022)),
    PublicHoliday("kr.arborDay", .solar(month: 4, day: 5), 1961...2005),
    PublicHoliday(
      "kr.labourDay", .solar(month: 5, day: 1), 2026...always, .onWeekend(since: 2026)),
    PublicHoliday(
      "kr.childrensDay", .solar(month: 5, day: 5), 1975...always, .onWeekend(since: 2014)),
    PublicHoliday(
      "kr.buddhasBirthday", .lunar(month: 4, day: 8), 1975...always, .onWeekend(since: 2023)),
    PublicHoliday("kr.memorialDay", .solar(month: 6, day: 6), 1956...always),
    PublicHoliday("kr.constitutionDay", .solar(month: 7, day: 17), 1950...2007),
    PublicHoliday(
      "kr.constitutionDay", .solar(month: 7, day: 17), 2026...always, .onWeekend(since: 2026)),
    PublicHoliday(
      "kr.liberationDay", .solar(month: 8, day: 15), 1950...always, .onWeekend(since: 2021)),
    PublicHoliday("kr.chuseok", .lunar(month: 8, day: 15), 1949...1985),
    PublicHoliday("kr.chuseok", .lunar(month: 8, day: 15), span: 0...1, 1986...1988),
    PublicHoliday(
      "kr.chuseok", .lunar(month: 8, day: 15), span: -1...1, 1989...always,
      .onSunday(since: 2014)),
    PublicHoliday("kr.armedForcesDay", .solar(month: 10, day: 1), 1976...1990),
    PublicHoliday(
      "kr.foundationDay", .solar(month: 10, day: 3), 1950...always, .onWeekend(since: 2021)),
    PublicHoliday("kr.hangulDay", .solar(month: 10, day: 9), 1949...1990),
    PublicHoliday(
      "kr.hangulDay", .solar(month: 10, day: 9), 2013...always, .onWeekend(since: 2021)),
    PublicHoliday(
      "kr.christmas", .solar(month: 12, day: 25), 1949...always, .onWeekend(since: 2023)),
  ]
}

extension Substitution {
  /// For Seollal and Chuseok, Saturdays don't count.
  fileprivate static func onSunday(since year: Int) -> Substitution {
    Substitution(first: year, weekdays: [.sunday], free: .nextWorkday)
  }

  fileprivate static func onWeekend(since year: Int) -> Substitution {
    Substitution(first: year, weekdays: [.saturday, .sunday], free: .nextWorkday)
  }
}

/// An election of South Korea that is held because a term ends, whose day is free since 2006.
///
/// By 공직선거법, article 34, it is on the first Wednesday of the last days of the term; a week later if that
/// day, the one before or the one after is a holiday. An election after a vacancy has its day set for
/// once.
enum KoreanElection: String, CaseIterable, Hashable, Sendable {
  case presidential, assembly, local

  /// The key of its name, without the prefix.
  var name: String { "kr.\(rawValue)Election" }

  /// The day in a year; nil if there is none.
  func day(in year: Int) -> CivilDay? {
    if self == .presidential, let (month, day) = Self.afterVacancies[year] {
      return CivilDay(year: year, month: month, day: day)
    }
    guard let end = end(ofTermElectedIn: year) else { return nil }
    let first = end.advanced(by: -days)
    let wednesday = (0..<7).lazy.map { first.advanced(by: $0) }.first { $0.weekday == .wednesday }
    guard let wednesday else { return nil }
    let holidays = Set(PublicHoliday.korean.flatMap { $0.days(in: year) })
    let isNearHoliday = (-1...1).contains { holidays.contains(wednesday.advanced(by: $0)) }
    return isNearHoliday ? wednesday.advanced(by: 7) : wednesday
  }

  /// How many days before the end of the term the Wednesday may be.
  private var days: Int {
    switch self {
    case .presidential: 70
    case .assembly: 50
    case .local: 30
    }
  }

  private func end(ofTermElectedIn year: Int) -> CivilDay? {
    switch self {
    case .presidential: Self.presidency(electedIn: year)
    case .assembly where year >= 2008 && year.isMultiple(of: 4):
      CivilDay(year: year, month: 5, day: 29)
    case .local where year >= 2006 && year % 4 == 2: CivilDay(year: year, month: 6, day: 30)
    case .assembly, .local: nil
    }
  }

  private static let afterVacancies = [2017: (5, 9), 2025: (6, 3)]

  /// The elections of 2017 and 2025 followed vacancies, and moved all later ones.
  private static func presidency(electedIn year: Int) -> CivilDay? {
    switch year {
    case 2007, 2012: CivilDay(year: year + 1, month: 2, day: 24)
    case 2022: CivilDay(year: year, month: 5, day: 9)
    case 2030... where year.isMultiple(of: 5): CivilDay(year: year, month: 6, day: 3)
    default: nil
    }
  }
}

/// A day that is free by law.
package struct HolidayDay: Hashable, Sendable {
  package let day: CivilDay
  package let region: HolidayRegion
  /// The key of the holiday's name: `kr.seollal`.
  package let name: String
  package let part: Part

  /// Why the day is free.
  package enum Part: Hashable, Sendable {
    /// It is the feast itself.
    case feast
    /// It is before or after the feast: 6 February 2027, the day before Seollal.
    case dayOff
    /// It stands in for a holiday on a day that is free anyway.
    case substitute
    /// There is an election.
    case election
  }

  package var isSubstitute: Bool { part == .substitute }

  /// The key of the law that makes the day free.
  package var sourceKey: String {
    // Until 2021, the regulations alone named the holidays of Korea.
    let law = region == .korea && day.year < 2022 ? "old" : "law"
    let source =
      part == .election ? "election" : isSubstitute ? "substitute" : law
    return "holiday.source.\(region.rawValue).\(source)"
  }

  /// All in a year, earliest first.
  package static func all(in year: Int, of region: HolidayRegion) -> [HolidayDay] {
    let holidays = region.holidays.flatMap { holiday in
      holiday.days(in: year).map { (day: $0, holiday: holiday) }
    }
    .sorted { ($0.day, $0.holiday.name) < ($1.day, $1.holiday.name) }
    let days = holidays.map {
      HolidayDay(
        day: $0.day, region: region, name: $0.holiday.name,
        part: $0.day == $0.holiday.rule.day(in: year) ? .feast : .dayOff)
    }
    let elections = elections(in: year, of: region)
    // A first of January on a Saturday is kept in the year before.
    let all =
      days + elections + substitutes(for: holidays, in: year, of: region)
      + eves(before: year, of: region)
    return all.sorted { ($0.day, $0.name) < ($1.day, $1.name) }
  }

  private static func elections(in year: Int, of region: HolidayRegion) -> [HolidayDay] {
    guard region == .korea else { return [] }
    return KoreanElection.allCases.compactMap { election in
      election.day(in: year).map {
        HolidayDay(day: $0, region: region, name: election.name, part: .election)
      }
    }
  }

  private static func substitutes(
    for holidays: [(day: CivilDay, holiday: PublicHoliday)], in year: Int,
    of region: HolidayRegion
  ) -> [HolidayDay] {
    var taken = Set(holidays.map(\.day))
    var substitutes: [HolidayDay] = []
    var seen: Set<CivilDay> = []
    for (day, holiday) in holidays {
      // Of two holidays on one workday, one is lost.
      let isSecond = !seen.insert(day).inserted && !day.weekday.isOfWeekend
      let rules = holidays.filter { $0.day == day }.compactMap(\.holiday.substitution)
      guard
        let rule = isSecond ? rules.first : holiday.substitution, rule.first <= year,
        isSecond || rule.weekdays.contains(day.weekday),
        let free = rule.free.day(for: day, taken: taken), free.year == year
      else { continue }
      taken.insert(free)
      substitutes.append(
        HolidayDay(day: free, region: region, name: holiday.name, part: .substitute))
    }
    return substitutes
  }

  private static func eves(before year: Int, of region: HolidayRegion) -> [HolidayDay] {
    region.holidays.flatMap { holiday in
      holiday.days(in: year + 1).compactMap { day -> HolidayDay? in
        guard let rule = holiday.substitution, rule.first <= year + 1,
          rule.weekdays.contains(day.weekday), let free = rule.free.day(for: day, taken: []),
          free.year == year
        else { return nil }
        return HolidayDay(day: free, region: region, name: holiday.name, part: .substitute)
      }
    }
  }
}

extension Substitution.FreeDay {
  /// The day that is free in place of another; nil if none is.
  fileprivate func day(for day: CivilDay, taken: Set<CivilDay>) -> CivilDay? {
    switch self {
    case .nearestWorkday: return day.advanced(by: day.weekday == .saturday ? -1 : 1)
    case .nextWorkday:
      return (1...14).lazy.map { day.advanced(by: $0) }
        .first { !taken.contains($0) && !$0.weekday.isOfWeekend }
    }
  }
}

extension Weekday {
  var isOfWeekend: Bool { self == .saturday || self == .sunday }
}

extension HolidayDay {
  /// The rule of the days on which the holiday is from this one on; a substitute is only once.
  package var rule: DayRule {
    let holiday = region.holidays.first {
      $0.name == name && $0.years.contains(day.year) && $0.days(in: day.year).contains(day)
    }
    guard !isSubstitute, let holiday, holiday.years.count > 1 else { return DayRule(start: day) }
    return DayRule(
      start: holiday.rule.day(in: day.year) ?? day, recurrence: holiday.rule.recurrence
    ).synchronized
  }
}

extension Feast.Rule {
  /// How it comes again; not at all if no rule of D-Days has its days.
  fileprivate var recurrence: Recurrence {
    switch self {
    case .solar: .yearly
    case .lunar(let month, let day):
      LunarAnniversary(month: month, day: day).map(Recurrence.lunarYearly) ?? .never
    case .weekday(let weekday, _, later: 0): .weekdays(weekday, months: 12)
    case .lunarEve, .weekday, .easter, .term, .dogDay, .chineseNewYear, .election: .never
    }
  }
}

/// A country whose public holidays are known.
package enum HolidayRegion: String, CaseIterable, Hashable, Sendable {
  case korea = "kr"
  case america = "us"

  /// The first year in which its laws name holidays.
  package var firstYear: Int { holidays.map(\.years.lowerBound).min() ?? 1 }

  /// Whether some of its holidays of a year are days of the lunar calendar that aren't known.
  package func isBeyondLunarCalendar(in year: Int) -> Bool {
    year > LunarDay.years.upperBound
      && holidays.contains { $0.rule.isLunar && $0.years.contains(year) }
  }

  var holidays: [PublicHoliday] {
    switch self {
    case .korea: PublicHoliday.korean
    case .america: PublicHoliday.american
    }
  }
}
