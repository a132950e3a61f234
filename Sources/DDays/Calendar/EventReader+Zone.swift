import Almanac

extension EventReader {
  /// The rule on the days of the user's zone, which may be a day earlier or later.
  func shifted(_ rule: DayRule) throws(LineFault) -> DayRule {
    guard zone != own, let time = start.time else { return rule }
    let distance = distance(of: time, on: rule.start)
    var shifted = rule
    shifted.start = rule.start.advanced(by: distance)
    shifted.end = rule.end?.advanced(by: distance)
    guard rule.recurrence != .never else { return shifted }
    // Two years cover all clock changes: clocks change every half-year, by rules that repeat every
    // year.
    let isSteady = (1...24).lazy.map { rule.start.adding(months: $0) }
      .prefix { day in rule.end.map { day <= $0 } ?? true }
      .allSatisfy { self.distance(of: time, on: $0) == distance }
    let isInsideMonth =
      max(rule.start.day, shifted.start.day) <= 28 && rule.start.month == shifted.start.month
    guard isSteady, rule.recurrence == .weekly || distance == 0 || isInsideMonth else {
      throw LineFault(event.line, "dday.fault.shifted %@", "\(own)")
    }
    return shifted
  }

  /// The number of days by which the event is later in the user's zone.
  private func distance(of time: CivilTime, on day: CivilDay) -> Int {
    let date = zone.date(of: CivilMoment(day: day, time: time))
    return own.civil(at: date).day.number - day.number
  }
}
