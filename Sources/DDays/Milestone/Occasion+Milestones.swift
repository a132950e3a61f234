package import Almanac

extension Occasion {
  /// The next milestone on or after a day; the largest unit if several coincide. Nil before the
  /// start and at the end of the calendar.
  package func nextMilestone(onOrAfter today: CivilDay) -> Milestone? {
    milestones(onOrAfter: today).min { one, other in
      (one.day, -one.unit.rawValue) < (other.day, -other.unit.rawValue)
    }
  }

  /// The next milestone of each unit, smallest first.
  package func milestones(onOrAfter today: CivilDay) -> [Milestone] {
    milestones(since: origin(on: today), onOrAfter: today)
  }

  /// The next milestone of each unit since a given start.
  func milestones(since start: CivilDay, onOrAfter today: CivilDay) -> [Milestone] {
    guard today >= start else { return [] }
    return [
      nextHundred(since: start, onOrAfter: today), nextMonth(since: start, onOrAfter: today),
      nextYear(since: start, onOrAfter: today),
    ]
    .compactMap(\.self)
  }

  private func nextHundred(since start: CivilDay, onOrAfter today: CivilDay) -> Milestone? {
    let first = isInclusive ? start.number - 1 : start.number
    let count = max(100, (today.number - first + 99) / 100 * 100)
    guard first + count <= CivilDay.last.number else { return nil }
    return Milestone(unit: .days, count: count, day: CivilDay(number: first + count))
  }

  /// The next month, leaving whole years to `nextYear`; nil at the end of the calendar.
  private func nextMonth(since start: CivilDay, onOrAfter today: CivilDay) -> Milestone? {
    let distance = (today.year - start.year) * 12 + today.month - start.month
    return (max(1, distance - 1)...distance + 3).lazy
      .filter { !$0.isMultiple(of: 12) }
      .compactMap { count in
        start.day(monthsLater: count, standIn).map {
          Milestone(unit: .months, count: count, day: $0)
        }
      }
      .first { $0.day >= today }
  }

  private func nextYear(since start: CivilDay, onOrAfter today: CivilDay) -> Milestone? {
    let distance = today.year - start.year
    return (max(1, distance - 1)...distance + 2).lazy
      .compactMap { count in
        anniversary(count, of: start).map { Milestone(unit: .years, count: count, day: $0) }
      }
      .first { $0.day >= today }
  }

  private func anniversary(_ years: Int, of start: CivilDay) -> CivilDay? {
    guard case .lunarYearly(let anniversary) = rule.recurrence else {
      return start.day(monthsLater: years * 12, standIn)
    }
    return start.lunar.flatMap { anniversary.day(inLunarYear: $0.year + years) }
  }

  /// The rule for short months. Leap-day birthdays have anniversaries every year.
  private var standIn: MissingDay { rule.missingDay == .skip ? .last : rule.missingDay }
}
