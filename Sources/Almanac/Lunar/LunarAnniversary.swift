/// A day of the lunar calendar that comes every year, the last of its month where that is shorter.
///
/// A leap month comes back only after decades, so that the ordinary one stands in for it.
package struct LunarAnniversary: Hashable, Sendable {
  package let month: Int
  package let day: Int

  /// Nil when no year has such a day.
  package init?(month: Int, day: Int) {
    guard 1...12 ~= month, 1...30 ~= day else { return nil }
    (self.month, self.day) = (month, day)
  }

  package init(_ day: LunarDay) {
    (month, self.day) = (day.month, day.day)
  }

  /// Nil for a year that isn't known.
  package func day(inLunarYear year: Int) -> CivilDay? {
    guard let length = LunarYear(year)?.length(ofMonth: month, isLeap: false) else { return nil }
    return LunarDay(year: year, month: month, day: min(day, length)).map(CivilDay.init)
  }

  /// Nil when none is known any more.
  package func next(onOrAfter day: CivilDay) -> CivilDay? {
    let year = max(day.year, LunarYear.numbers.lowerBound + 1)
    return (year - 1...year + 1).lazy.compactMap(self.day(inLunarYear:)).first { $0 >= day }
  }
}
