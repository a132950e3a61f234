import Almanac

extension EventReader {
  /// On which days it is: by one rule mostly, by one for each day of the week, or on a few days one
  /// by one; the earliest first.
  func rules() throws(LineFault) -> [DayRule] {
    var rules: [DayRule] = []
    for rule in try series() { rules.append(try shifted(rule)) }
    let known = rules
    let left = Set(excluded.map { ownDay(of: $0) })
    let days = Set(added.map { ownDay(of: $0) }).subtracting(left)
      .filter { day in !known.contains { $0.next(onOrAfter: day) == day } }
    return rules + days.sorted().map { DayRule(start: $0) }
  }

  /// The same as its own zone has it, without what is added.
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

  /// Those that begin before all of them end.
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

  /// The last day on which it may be; nil if it never ends.
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

  /// Of one that begins at some time of the day, the last on which that isn't later.
  private func lastDay(until end: EventTime) -> CivilDay {
    guard let time = start.time, let endTime = end.time else { return end.day }
    let moment = CivilMoment(day: end.day, time: endTime)
    let local = end.isUTC ? zone.civil(at: Zone.utc.date(of: moment)) : moment
    return local.time >= time ? local.day : local.day.advanced(by: -1)
  }

  /// One by one what no rule says, if it ends soon; nil if it doesn't.
  private func days(by parts: RuleParts, _ line: Int) throws(LineFault) -> [CivilDay]? {
    guard let all = RecurringDays(from: start.day, parts) else { return nil }
    guard let end = try end(by: parts, line, counting: all.day) else { return nil }
    let left = Set(excluded.compactMap(day))
    let days = all.prefix { $0 <= end }.prefix(Self.mostDays + left.count + 1)
      .filter { !left.contains($0) }
    return 1...Self.mostDays ~= days.count ? days : nil
  }

  /// A calendar that says more of one event is none of days to which somebody counts.
  private static let mostDays = 30

  /// Without what is taken away at the end, so that they end earlier; nil if that leaves gaps.
  private func trimmed(_ rules: [DayRule]) -> [DayRule]? {
    let left = Set(excluded.compactMap(day))
    let trimmed = rules.compactMap { $0.ending(before: left) }
    return trimmed.count == rules.count ? trimmed : nil
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

  /// The day on which it is then for the person.
  private func ownDay(of moment: (time: EventTime, zone: Zone)) -> CivilDay {
    guard let time = moment.time.time else { return moment.time.day }
    return own.civil(at: moment.zone.date(of: CivilMoment(day: moment.time.day, time: time))).day
  }
}

extension DayRule {
  /// Without days at its end; nil if others are left out too, or there is nothing but these.
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

  /// By what it is told from others of the same event.
  var mark: String {
    recurrence == .weekly ? RuleParts.weekdays[start.weekday.rawValue - 1] : start.compact
  }
}
