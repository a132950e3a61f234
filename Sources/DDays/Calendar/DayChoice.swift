import Almanac

/// The days that a series chooses within each of its months.
enum DayChoice {
  /// Days of the month, -1 being the last, with a stand-in where a month is too short.
  case days([Int], MissingDay)
  case weekdays([MonthlyWeekday])

  /// The rules that begin on or after a day, in months that return every so many months; nil if
  /// there are none, or more than an event may become.
  func rules(from start: CivilDay, inMonths months: [Int], every step: Int) -> [DayRule]? {
    var rules: Set<DayRule> = []
    for month in months {
      guard let first = CivilDay(year: start.year, month: month, day: 1) else { return nil }
      for index in 0..<count {
        rules.formUnion(self.rules(at: index, in: first, every: step, from: start))
        guard rules.count <= RuleParts.mostRules else { return nil }
      }
    }
    return rules.isEmpty ? nil : Array(rules)
  }

  private var count: Int {
    switch self {
    case .days(let days, _): days.count
    case .weekdays(let weekdays): weekdays.count
    }
  }

  private func rules(
    at index: Int, in month: CivilDay, every step: Int, from start: CivilDay
  ) -> [DayRule] {
    switch self {
    case .days(let days, let missing):
      month.rules(onDay: days[index], every: step, missing, from: start)
    case .weekdays(let weekdays):
      month.rule(on: weekdays[index], every: step, from: start).map { [$0] } ?? []
    }
  }
}

extension RuleParts {
  /// The days that the rule chooses within a month; nil if it chooses them otherwise.
  func choice(from start: CivilDay) -> DayChoice? {
    guard let missingDay else { return nil }
    let days = numbers("BYMONTHDAY")
    switch selectors.subtracting(["BYMONTH"]) {
    case []: return .days([start.day], missingDay)
    case ["BYMONTHDAY"]:
      return days.flatMap { days in
        days.allSatisfy { $0 == -1 || 1...31 ~= $0 }
          ? .days(days, days == [-1] ? .last : missingDay) : nil
      }
    case ["BYMONTHDAY", "BYSETPOS"]:
      // The last of these days that the month has.
      guard let last = days?.last, 29...31 ~= last, days == Array(28...last),
        self["BYSETPOS"] == "-1"
      else { return nil }
      return .days([last], .last)
    case ["BYDAY"]: return weekdayParts.map { .weekdays($0.flatMap(\.monthly)) }
    case ["BYDAY", "BYSETPOS"]:
      guard let weekdayParts, weekdayParts.count == 1, weekdayParts[0].number == nil,
        let positions = numbers("BYSETPOS")
      else { return nil }
      let chosen = positions.compactMap { MonthlyWeekday($0, weekdayParts[0].weekday) }
      return chosen.count == positions.count ? .weekdays(chosen) : nil
    case ["BYDAY", "BYMONTHDAY"]:
      guard let weekdayParts, weekdayParts.allSatisfy({ $0.number == nil }), let days,
        let week = days.weekOfMonth
      else { return nil }
      return .weekdays(weekdayParts.compactMap { MonthlyWeekday(week, $0.weekday) })
    default: return nil
    }
  }
}

extension [Int] {
  /// The week of a month that the days are, counted from its first day: 22 to 28 are the fourth.
  fileprivate var weekOfMonth: Int? {
    let days = sorted()
    guard let first = days.first, [1, 8, 15, 22].contains(first), days == Array(first..<first + 7)
    else { return nil }
    return first / 7 + 1
  }
}

extension CivilDay {
  /// The most months to look for a day that many months lack.
  private static let mostSteps = 120

  /// The rules for a day of this month and of each so many months later, from a day on. Where the
  /// first months are too short for it, the days that stand in are rules of their own.
  fileprivate func rules(
    onDay day: Int, every step: Int, _ missing: MissingDay, from start: CivilDay
  ) -> [DayRule] {
    let longest = step.isMultiple(of: 12) ? Self.length(ofMonth: month, year: 2000) : 31
    let wanted = day == -1 ? longest : day
    let missing = day == -1 ? .last : missing
    var rules: [DayRule] = []
    guard wanted <= longest else { return [] }
    for count in 0..<Self.mostSteps {
      let month = adding(months: count * step)
      guard let found = month.standIn(forDay: wanted, missing), found >= start else { continue }
      if found.day == wanted, found.month == month.month {
        var rule = DayRule(start: found, recurrence: .months(step), missingDay: missing)
        if !rule.canMissDays { rule.missingDay = .last }
        return rules + [rule]
      }
      rules.append(DayRule(start: found))
    }
    return rules
  }

  /// The day of this month, or what stands in for it.
  private func standIn(forDay day: Int, _ missing: MissingDay) -> CivilDay? {
    let length = Self.length(ofMonth: month, year: year)
    let last = advanced(by: length - 1)
    guard day > length else { return advanced(by: day - 1) }
    switch missing {
    case .last: return last
    case .next: return last.advanced(by: 1)
    case .skip: return nil
    }
  }

  fileprivate func rule(
    on weekday: MonthlyWeekday, every step: Int, from start: CivilDay
  ) -> DayRule? {
    next(weekday, inSteps: step, onOrAfter: start).map {
      DayRule(start: $0, recurrence: .weekdays(weekday, months: step))
    }
  }
}
