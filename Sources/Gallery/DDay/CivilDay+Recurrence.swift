import Almanac

extension CivilDay {
  /// The same day of the year, not before another day; in years without it the 28th of February.
  func recurrence(from today: CivilDay) -> CivilDay {
    let days = [today.year, today.year + 1].compactMap { year in
      CivilDay(year: year, month: month, day: day) ?? CivilDay(year: year, month: month, day: 28)
    }
    return days.first { $0 >= today } ?? self
  }
}
