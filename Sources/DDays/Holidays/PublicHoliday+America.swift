import Almanac

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
