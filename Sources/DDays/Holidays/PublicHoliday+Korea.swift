import Almanac

extension PublicHoliday {
  /// The last year that a list goes on to: the calendar's.
  private static let always = 9999

  /// By 관공서의 공휴일에 관한 규정, article 2, and since 2022 by 공휴일에 관한 법률. Days that a government
  /// sets for once aren't among them.
  static let korean: [PublicHoliday] = [
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
