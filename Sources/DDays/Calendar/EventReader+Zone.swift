import Almanac

extension EventReader {
  /// The rules on the days of the user's zone, which may be a day earlier or later: mostly one, and
  /// one for each day of a series that ends soon where no rule has those days.
  func shifted(_ rule: DayRule) throws(LineFault) -> [DayRule] {
    guard zone != own, let time = start.time else { return [rule] }
    let distance = distance(of: time, on: rule.start)
    if let shifted = rule.shifted(by: distance), isSteady(rule, at: time) { return [shifted] }
    guard let days = rule.fewDays else {
      throw LineFault(event.line, "dday.fault.shifted %@", "\(own)")
    }
    return days.map { DayRule(start: $0.advanced(by: self.distance(of: time, on: $0))) }
  }

  /// The rules for the days of a rule moved by a distance: mostly one, and one for each day of a
  /// series that ends soon where no rule has those days.
  func moved(_ rule: DayRule, by distance: Int) throws(LineFault) -> [DayRule] {
    if let moved = rule.shifted(by: distance) { return [moved] }
    guard let days = rule.fewDays else {
      let line = event.first("RECURRENCE-ID")?.number ?? event.line
      throw LineFault(line, "dday.fault.exception")
    }
    return days.map { DayRule(start: $0.advanced(by: distance)) }
  }

  /// Whether all days of a rule move by the same distance. Two years cover all clock changes: they
  /// are half a year apart, by rules that repeat every year.
  private func isSteady(_ rule: DayRule, at time: CivilTime) -> Bool {
    let distance = distance(of: time, on: rule.start)
    let end = rule.start.adding(months: 24)
    var day = rule.start
    while let next = rule.next(onOrAfter: day.advanced(by: 1)), next <= end, next > day {
      guard self.distance(of: time, on: next) == distance else { return false }
      day = next
    }
    return true
  }

  /// The number of days by which the event is later in the user's zone.
  private func distance(of time: CivilTime, on day: CivilDay) -> Int {
    let date = zone.date(of: CivilMoment(day: day, time: time))
    return own.civil(at: date).day.number - day.number
  }
}

extension DayRule {
  /// The most days for which a series becomes a D-Day each.
  private static let mostDays = 30

  /// All days of a series that ends soon; nil if there are more.
  fileprivate var fewDays: [CivilDay]? {
    var days: [CivilDay] = []
    var next: CivilDay? = start
    while let day = next, days.count <= Self.mostDays {
      days.append(day)
      next = self.next(onOrAfter: day.advanced(by: 1))
    }
    return next == nil ? days : nil
  }

  /// The rule whose days are some days later or earlier; nil if there is none.
  fileprivate func shifted(by distance: Int) -> DayRule? {
    guard distance != 0 else { return self }
    var shifted = self
    shifted.start = start.advanced(by: distance)
    shifted.end = end?.advanced(by: distance)
    shifted.gaps = Set(gaps.map { $0.advanced(by: distance) })
    switch recurrence {
    case .never, .days: return shifted
    case .months(let months) where months.isMultiple(of: 12):
      return start.isNearLeapDay || shifted.start.isNearLeapDay ? nil : shifted
    case .months:
      return max(start.day, shifted.start.day) <= 28 && start.month == shifted.start.month
        ? shifted : nil
    case .weekdays, .lunarYearly: return nil
    }
  }
}

extension CivilDay {
  /// Whether the distance to a neighbouring date differs in leap years.
  fileprivate var isNearLeapDay: Bool { month == 2 && day >= 28 || month == 3 && day == 1 }
}
