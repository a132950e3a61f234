package import Almanac

/// A round number of days, months or years since a start.
package struct Milestone: Hashable, Sendable {
  package enum Unit: Int, CaseIterable, Hashable, Sendable {
    case days, months, years
  }

  package let unit: Unit
  package let count: Int
  package let day: CivilDay
}

extension Occasion {
  /// The next milestone of each unit, and the hundred days after that; earliest first.
  package func milestonesAhead(of today: CivilDay) -> [Milestone] {
    let start = origin(on: today)
    let next = milestones(since: start, onOrAfter: today)
    let hundreds = next.filter { $0.unit == .days }.flatMap {
      milestones(since: start, onOrAfter: $0.day.advanced(by: 1)).filter { $0.unit == .days }
    }
    return (next + hundreds).sorted {
      ($0.day, -$0.unit.rawValue, $0.count) < ($1.day, -$1.unit.rawValue, $1.count)
    }
  }

  /// The share, from 0 to 1, that has passed of the hundred days, month or year before a milestone.
  package func share(of milestone: Milestone, on today: CivilDay) -> Double {
    let length =
      switch milestone.unit {
      case .days: 100
      case .months: milestone.day.number - milestone.day.adding(months: -1).number
      case .years: milestone.day.number - milestone.day.adding(months: -12).number
      }
    let rest = milestone.day.number - today.number
    return length > 0 ? max(0, min(1, 1 - Double(rest) / Double(length))) : 0
  }
}

extension Occasion {
  /// The years since its start that a day of it makes full; nil if it makes none.
  package func years(fullOn day: CivilDay) -> Int? {
    guard comesYearly, day > rule.start else { return nil }
    guard case .lunarYearly = rule.recurrence else { return day.year - rule.start.year }
    guard let start = rule.start.lunar, let lunar = day.lunar else { return nil }
    return lunar.year - start.year
  }

  private var comesYearly: Bool {
    switch rule.recurrence {
    case .yearly, .lunarYearly: true
    default: false
    }
  }

  /// The next milestone on or after a day; the largest unit if several coincide. Nil before the
  /// start and at the end of the calendar. Of what comes every year it is the year: an age isn't a thousand
  /// months.
  package func nextMilestone(onOrAfter today: CivilDay) -> Milestone? {
    let counted = milestones(onOrAfter: today)
    let told = comesYearly && !isInclusive ? counted.filter { $0.unit == .years } : counted
    return told.min { one, other in
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
