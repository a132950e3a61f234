package import Almanac

/// The days of an event: a first one and its repetitions, which are computed from the first.
package struct DayRule: Hashable, Sendable {
  package var start: CivilDay
  package var recurrence: Recurrence
  package var missingDay: MissingDay
  /// The last possible day; nil if it never ends.
  package var end: CivilDay?

  package init(
    start: CivilDay, recurrence: Recurrence = .never, missingDay: MissingDay = .last,
    end: CivilDay? = nil
  ) {
    (self.start, self.recurrence) = (start, recurrence)
    (self.missingDay, self.end) = (missingDay, end)
  }

  /// The day to count to: the next one, or the last if there are no more.
  package func day(seenFrom today: CivilDay) -> CivilDay {
    next(onOrAfter: today) ?? last(before: today)
  }

  /// The first occurrence on or after a day; nil if there are no more.
  package func next(onOrAfter day: CivilDay) -> CivilDay? {
    guard day > start else { return start }
    guard let next = endless(onOrAfter: day), end.map({ next <= $0 }) ?? true else { return nil }
    return next
  }

  /// The last occurrence before a day, or the first of all.
  package func last(before day: CivilDay) -> CivilDay {
    var (low, high) = (start.number, day.number)
    while high - low > 1 {
      let middle = (low + high) / 2
      let next = next(onOrAfter: CivilDay(number: middle))
      if next.map({ $0 < day }) ?? false { low = middle } else { high = middle }
    }
    return CivilDay(number: low)
  }

  private func endless(onOrAfter day: CivilDay) -> CivilDay? {
    switch recurrence {
    case .never: nil
    case .weekly: start.next(inWeeksOnOrAfter: day)
    case .monthly: start.next(inSteps: 1, onOrAfter: day, missingDay)
    case .yearly: start.next(inSteps: 12, onOrAfter: day, missingDay)
    case .lunarYearly(let anniversary): anniversary.next(onOrAfter: day)
    }
  }
}
