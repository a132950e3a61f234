import Almanac

extension EventReader {
  /// The days of the event, as rules, earliest first: mostly one rule, one for each weekday, or one
  /// for each of a few days.
  func rules() throws(LineFault) -> [DayRule] {
    var rules: [DayRule] = []
    for rule in try series() { rules.append(try shifted(rule)) }
    let known = rules
    let left = Set(excluded.map { ownDay(of: $0) })
    let days = Set(added.map { ownDay(of: $0) }).subtracting(left)
      .filter { day in !known.contains { $0.next(onOrAfter: day) == day } }
    return rules + days.sorted().map { DayRule(start: $0) }
  }

  /// The same in the event's own zone, without added days.
  private func series() throws(LineFault) -> [DayRule] {
    guard let line = event.first("RRULE") else {
      guard let rules = trimmed([DayRule(start: start.day)]) else { throw gap }
      return rules
    }
    guard let parts = RuleParts(line.word)?.simplified(from: start.day) else {
      throw LineFault(line.number, "dday.fault.rule %@", line.word.brief)
    }
    let rules = try DayRule.all(start: start.day, parts).map { rules throws(LineFault) in
      try ending(rules, by: parts, line.number)
    }
    if let rules, let trimmed = trimmed(rules) { return trimmed }
    if let days = try days(by: parts, line.number) { return days.map { DayRule(start: $0) } }
    throw rules == nil
      ? LineFault(line.number, "dday.fault.recurrence %@", line.word.brief) : gap
  }

  private var gap: LineFault {
    LineFault(event.first("EXDATE")?.number ?? event.line, "dday.fault.gap")
  }

  /// The rules with their end; omits those that start after it.
  private func ending(
    _ rules: [DayRule], by parts: RuleParts, _ line: Int
  ) throws(LineFault) -> [DayRule] {
    let end = try end(by: parts, line) { number in
      rules.count == 1
        ? rules[0].day(ofOccurrence: number)
        : RecurringDays(from: start.day, parts)?.day(ofOccurrence: number)
    }
    return rules.filter { rule in end.map { rule.start <= $0 } ?? true }
      .map { rule in
        var rule = rule
        rule.end = end
        return rule
      }
  }

  /// The last possible day; nil if the event never ends.
  private func end(
    by parts: RuleParts, _ line: Int, counting: (Int) -> CivilDay?
  ) throws(LineFault) -> CivilDay? {
    guard parts["COUNT"] == nil || parts["UNTIL"] == nil else {
      throw LineFault(line, "dday.fault.ends")
    }
    if let count = parts["COUNT"] {
      guard let number = Int(count), 1..<10_000 ~= number else {
        throw LineFault(line, "dday.fault.count %@", count.brief)
      }
      return counting(number)
    }
    guard let until = parts["UNTIL"] else { return nil }
    guard let time = EventTime(until.utf8) else {
      throw LineFault(line, "dday.fault.date %@", until.brief)
    }
    let end = lastDay(until: time)
    guard end >= start.day else { throw LineFault(line, "dday.fault.backwards") }
    return end
  }

  /// The last day on which an event with a start time isn't after the end.
  private func lastDay(until end: EventTime) -> CivilDay {
    guard let time = start.time, let endTime = end.time else { return end.day }
    let moment = CivilMoment(day: end.day, time: endTime)
    let local = end.isUTC ? zone.civil(at: Zone.utc.date(of: moment)) : moment
    return local.time >= time ? local.day : local.day.advanced(by: -1)
  }

  /// The separate days of a series that no rule can express; nil if it doesn't end soon.
  private func days(by parts: RuleParts, _ line: Int) throws(LineFault) -> [CivilDay]? {
    guard let all = RecurringDays(from: start.day, parts) else { return nil }
    guard let end = try end(by: parts, line, counting: all.day) else { return nil }
    let left = Set(excluded.compactMap(day))
    let days = all.prefix { $0 <= end }.prefix(Self.mostDays + left.count + 1)
      .filter { !left.contains($0) }
    return 1...Self.mostDays ~= days.count ? days : nil
  }

  /// The maximum number of separate days for one event; nobody counts the days to an event with
  /// more.
  private static let mostDays = 30

  /// The rules, ended before the excluded days; nil if days in between are excluded.
  private func trimmed(_ rules: [DayRule]) -> [DayRule]? {
    let left = Set(excluded.compactMap(day))
    let trimmed = rules.compactMap { $0.ending(before: left) }
    return trimmed.count == rules.count ? trimmed : nil
  }

  /// The day of the series at an excluded time; nil if there is none.
  private func day(of excluded: (time: EventTime, zone: Zone)) -> CivilDay? {
    guard let time = excluded.time.time, let startTime = start.time else {
      return excluded.time.day
    }
    let date = excluded.zone.date(of: CivilMoment(day: excluded.time.day, time: time))
    let local = zone.civil(at: date)
    return local.time == startTime ? local.day : nil
  }

  /// The day of a time in the user's zone.
  private func ownDay(of moment: (time: EventTime, zone: Zone)) -> CivilDay {
    guard let time = moment.time.time else { return moment.time.day }
    return own.civil(at: moment.zone.date(of: CivilMoment(day: moment.time.day, time: time))).day
  }
}

extension DayRule {
  /// The rule, ended before excluded days; nil if others are excluded too, or nothing is left.
  fileprivate func ending(before excluded: Set<CivilDay>) -> DayRule? {
    var rule = self
    var days = excluded.filter { next(onOrAfter: $0) == $0 }
    while let end = rule.end {
      let last = rule.last(before: end.advanced(by: 1))
      guard last > rule.start, days.remove(last) != nil else { break }
      rule.end = rule.last(before: last)
    }
    return days.isEmpty ? rule : nil
  }

  /// The suffix of its `uid`, which tells it from other rules of the same event.
  var mark: String {
    recurrence == .weekly ? RuleParts.weekdays[start.weekday.rawValue - 1] : start.compact
  }
}
