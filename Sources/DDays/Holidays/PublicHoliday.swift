import Almanac

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
