import Almanac

/// An election of South Korea that is held because a term ends, whose day is free since 2006.
///
/// By 공직선거법, article 34, it is on the first Wednesday of the last days of the term; a week later if that
/// day, the one before or the one after is a holiday. An election after a vacancy has its day set for once.
enum KoreanElection: String, CaseIterable, Hashable, Sendable {
  case presidential, assembly, local

  /// The key of its name, without the prefix.
  var name: String { "kr.\(rawValue)Election" }

  /// The day in a year; nil if there is none.
  func day(in year: Int) -> CivilDay? {
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
