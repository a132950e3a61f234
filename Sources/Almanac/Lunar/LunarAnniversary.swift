/// A yearly day of the lunar calendar; the last of its month where the month is too short.
///
/// It ignores leap months, which return only after decades; the ordinary month stands in.
package struct LunarAnniversary: Hashable, Sendable {
  package let month: Int
  package let day: Int

  /// Fails if no year has such a day.
  package init?(month: Int, day: Int) {
    guard 1...12 ~= month, 1...30 ~= day else { return nil }
    (self.month, self.day) = (month, day)
  }

  package init(_ day: LunarDay) {
    (month, self.day) = (day.month, day.day)
  }

  /// The day in a lunar year; nil if the table doesn't cover that year.
  package func day(inLunarYear year: Int) -> CivilDay? {
    guard let length = LunarYear(year)?.length(ofMonth: month, isLeap: false) else { return nil }
    return LunarDay(year: year, month: month, day: min(day, length)).map(CivilDay.init)
  }

  /// The next occurrence; nil if the table doesn't reach it.
  package func next(onOrAfter day: CivilDay) -> CivilDay? {
    let year = max(day.year, LunarYear.numbers.lowerBound + 1)
    return (year - 1...year + 1).lazy.compactMap(self.day(inLunarYear:)).first { $0 >= day }
  }
}
