package import Almanac

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
  fileprivate var isOfWeekend: Bool { self == .saturday || self == .sunday }
}
