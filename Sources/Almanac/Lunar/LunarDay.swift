/// A day of the Korean lunar calendar, from the almanac for 1912 to 2050.
package struct LunarDay: Hashable, Sendable {
  package let year: Int
  package let month: Int
  /// Whether this is the second month of its number.
  package let isLeapMonth: Bool
  package let day: Int

  /// Fails if the calendar has no such day or the table doesn't cover it.
  package init?(year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
    guard let length = LunarYear(year)?.length(ofMonth: month, isLeap: isLeapMonth),
      1...length ~= day
    else { return nil }
    (self.year, self.month, self.isLeapMonth, self.day) = (year, month, isLeapMonth, day)
  }

  /// The years for which every day is known.
  package static let years = 1912...2050
}

extension LunarDay: CustomStringConvertible {
  package var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))\(isLeapMonth ? "L" : "")-\(day.padded(to: 2))"
  }
}
