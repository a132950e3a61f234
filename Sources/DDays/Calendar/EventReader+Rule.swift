import Almanac

extension EventReader {
  /// On which days it is, as its own zone has them.
  func rule() throws(LineFault) -> DayRule {
    var rule = DayRule(start: start.day)
    if let line = event.first("RRULE") {
      guard let parts = RuleParts(line.word) else {
        throw LineFault(line.number, "\(line.word.brief) is no rule.")
      }
      guard let known = DayRule(start: start.day, parts) else {
        throw LineFault(line.number, "no D-Day comes again by \(line.word.brief).")
      }
      rule = known
      rule.end = try end(of: rule, by: parts, line.number)
    }
    try leaveOut(from: &rule)
    return rule
  }

  private func end(
    of rule: DayRule, by parts: RuleParts, _ line: Int
  ) throws(LineFault) -> CivilDay? {
    guard parts["COUNT"] == nil || parts["UNTIL"] == nil else {
      throw LineFault(line, "COUNT and UNTIL exclude each other.")
    }
    if let count = parts["COUNT"] {
      guard let number = Int(count), 1..<10_000 ~= number else {
        throw LineFault(line, "it can't end after \(count.brief) times.")
      }
      return rule.day(ofOccurrence: number)
    }
    guard let until = parts["UNTIL"] else { return nil }
    guard let time = EventTime(until.utf8) else {
      throw LineFault(line, "\(until.brief) is no date.")
    }
    let end = lastDay(until: time)
    guard end >= rule.start else { throw LineFault(line, "it ends before it starts.") }
    return end
  }

  /// Of one that begins at some time of the day, the last on which that isn't later.
  private func lastDay(until end: EventTime) -> CivilDay {
    guard let time = start.time, let endTime = end.time else { return end.day }
    let moment = CivilMoment(day: end.day, time: endTime)
    let local = end.isUTC ? zone.civil(at: Zone.utc.date(of: moment)) : moment
    return local.time >= time ? local.day : local.day.advanced(by: -1)
  }

  /// What is taken away at the end makes it end earlier.
  private func leaveOut(from rule: inout DayRule) throws(LineFault) {
    var days = Set(excluded.compactMap(day)).filter { rule.next(onOrAfter: $0) == $0 }
    while let end = rule.end {
      let last = rule.last(before: end.advanced(by: 1))
      guard last > rule.start, days.remove(last) != nil else { break }
      rule.end = rule.last(before: last)
    }
    guard days.isEmpty else {
      let line = event.first("EXDATE")?.number ?? event.line
      throw LineFault(line, "EXDATE leaves days out, and no D-Day has gaps.")
    }
  }

  /// Nil if none of the series is at that time.
  private func day(of excluded: (time: EventTime, zone: Zone)) -> CivilDay? {
    guard let time = excluded.time.time, let startTime = start.time else {
      return excluded.time.day
    }
    let date = excluded.zone.date(of: CivilMoment(day: excluded.time.day, time: time))
    let local = zone.civil(at: date)
    return local.time == startTime ? local.day : nil
  }
}
