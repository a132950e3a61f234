import Almanac

extension EventReader {
  /// A rule by the days of the person's own zone, on which it may be earlier or later.
  func shifted(_ rule: DayRule) throws(LineFault) -> DayRule {
    guard zone != own, let time = start.time else { return rule }
    let distance = distance(of: time, on: rule.start)
    var shifted = rule
    shifted.start = rule.start.advanced(by: distance)
    shifted.end = rule.end?.advanced(by: distance)
    guard rule.recurrence != .never else { return shifted }
    // Clocks change by the half-year, and rules of clocks by the year.
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

  /// How many days later it is in the person's own zone.
  private func distance(of time: CivilTime, on day: CivilDay) -> Int {
    let date = zone.date(of: CivilMoment(day: day, time: time))
    return own.civil(at: date).day.number - day.number
  }
}
