package import Almanac

extension SpokenDay {
  /// How often a day that words name comes.
  enum Pattern: Hashable, Sendable {
    /// Once; it may begin any repetition: `tomorrow`, `2026-12-25`.
    case once
    case ofWeek, ofMonth, ofYear

    /// How it repeats where the words only say that it does; nil if it can't be known.
    var usual: Recurrence? {
      switch self {
      case .once: nil
      case .ofWeek: .weekly
      case .ofMonth: .monthly
      case .ofYear: .yearly
      }
    }

    /// Whether such days can come so often: no 25 December comes every week.
    func admits(_ recurrence: Recurrence) -> Bool {
      switch (self, recurrence) {
      case (.once, _): true
      case (.ofWeek, .days(let days)): days.isMultiple(of: 7)
      case (.ofMonth, .months(let months)): !months.isMultiple(of: 12)
      case (.ofYear, .months(let months)): months.isMultiple(of: 12)
      default: false
      }
    }
  }

  /// Whether the words name one day of one year.
  package var isOneDay: Bool { pattern == .once }

  /// The start of a rule that repeats the day: the last day of each month is that of a month with 31
  /// days, and so the rule may start before the day.
  package func start(by recurrence: Recurrence) -> CivilDay {
    guard isMonthEnd, case .months(let months) = recurrence else { return day }
    return (0..<12).lazy.compactMap { step in
      let month = day.adding(months: -step * months)
      return CivilDay(year: month.year, month: month.month, day: 31)
    }.first ?? day
  }
}
