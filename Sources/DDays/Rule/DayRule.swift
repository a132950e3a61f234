package import Almanac

/// The days of an event: a first one and its repetitions, which are computed from the first.
package struct DayRule: Hashable, Sendable {
  package var start: CivilDay
  package var recurrence: Recurrence
  package var missingDay: MissingDay
  /// The last possible day; nil if it never ends.
  package var end: CivilDay?
  /// Days of the rule on which it doesn't occur; never the start.
  package var gaps: Set<CivilDay>

  package init(
    start: CivilDay, recurrence: Recurrence = .never, missingDay: MissingDay = .last,
    end: CivilDay? = nil, gaps: Set<CivilDay> = []
  ) {
    (self.start, self.recurrence) = (start, recurrence)
    (self.missingDay, self.end, self.gaps) = (missingDay, end, gaps)
  }

  /// The most gaps that a rule may have.
  package static let mostGaps = 1000

  /// The day to count to: the next one, or the last if there are no more.
  package func day(seenFrom today: CivilDay) -> CivilDay {
    next(onOrAfter: today) ?? last(before: today)
  }

  /// The first occurrence on or after a day; nil if there are no more.
  package func next(onOrAfter day: CivilDay) -> CivilDay? {
    guard day > start else { return start }
    var day = day
    while let next = endless(onOrAfter: day), end.map({ next <= $0 }) ?? true {
      guard gaps.contains(next) else { return next }
      guard next < .last else { return nil }
      day = next.advanced(by: 1)
    }
    return nil
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
    case .days(let days): start.next(inDays: days, onOrAfter: day)
    case .months(let months): start.next(inSteps: months, onOrAfter: day, missingDay)
    case .weekdays(let weekday, let months): start.next(weekday, inSteps: months, onOrAfter: day)
    case .lunarYearly(let anniversary): anniversary.next(onOrAfter: day)
    }
  }

  /// The rule, starting with the first day that it has: a rule of weekdays may be given another.
  package var synchronized: DayRule {
    guard case .weekdays(let weekday, let months) = recurrence,
      let first = start.next(weekday, inSteps: months, onOrAfter: start)
    else { return self }
    var rule = self
    rule.start = first
    return rule
  }

  /// Whether some of its months or years lack its day.
  package var canMissDays: Bool {
    guard case .months(let months) = recurrence else { return false }
    return months.isMultiple(of: 12) ? start.month == 2 && start.day == 29 : start.day > 28
  }
}
