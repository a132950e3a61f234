import Almanac
import System

extension EventReader {
  /// The days of the event, as rules, earliest first: mostly one, or one for each weekday, and one
  /// for each added day. A change of all later occurrences ends them.
  func rules() throws(LineFault) -> [DayRule] {
    var rules: [DayRule] = []
    let end = later.first?.day.advanced(by: -1)
    for rule in try series.get().compactMap({ $0.ending(on: end) }) { rules += try shifted(rule) }
    let known = rules
    try effort.spend((known.count + 1) * added.count, at: event.line)
    let left = Set(excluded.map { ownDay(of: $0) })
    let early = added.filter { zone.day(of: $0) <= end ?? .last }
    let days = Set(early.map { ownDay(of: $0) }).subtracting(left)
      .filter { day in !known.contains { $0.next(onOrAfter: day) == day } }
    guard !Bound.ddays.isExceeded(by: days.count) else { throw tooMany }
    return rules + days.sorted().map { DayRule(start: $0) }
  }

  /// The days in the event's own zone, without added ones and as if no later ones were changed.
  func worked() throws(LineFault) -> [DayRule] {
    let left = Set(excluded.compactMap(day))
    var rules = try recurring()
    try effort.spend((rules.count + 1) * left.count, at: event.line)
    rules = rules.flatMap { $0.without(left) }.sorted { $0.start < $1.start }
    guard rules.count <= RuleParts.mostRules,
      rules.allSatisfy({ $0.gaps.count <= DayRule.mostGaps })
    else { throw tooMany }
    return rules
  }

  var tooMany: LineFault { LineFault(event.line, "dday.fault.gaps") }

  private func recurring() throws(LineFault) -> [DayRule] {
    // A changed occurrence is one day.
    guard event.first("RECURRENCE-ID") == nil,
      let line = event.properties("RRULE").first(where: { !$0.word.isEmpty })
    else { return [DayRule(start: start.day)] }
    guard let parts = RuleParts(line) else {
      throw LineFault(line.number, "dday.fault.rule %@", line.word.brief)
    }
    let rules = parts.rules(from: start.day)
    try effort.spend(rules?.count ?? RuleParts.mostRules, at: line.number)
    guard let rules, rules.count <= RuleParts.mostRules else {
      throw LineFault(line.number, "dday.fault.recurrence %@", line.word.brief)
    }
    let end = try end(by: parts, line.number, of: rules)
    return rules.compactMap { $0.ending(on: end) }
  }

  /// The most occurrences that a `COUNT` may ask for.
  private static let mostOccurrences = 9999

  /// The last possible day; nil if the event never ends.
  private func end(
    by parts: RuleParts, _ line: Int, of rules: [DayRule]
  ) throws(LineFault) -> CivilDay? {
    guard parts["COUNT"] == nil || parts["UNTIL"] == nil else {
      throw LineFault(line, "dday.fault.ends")
    }
    if let count = parts["COUNT"] {
      let most = Self.mostOccurrences / (rules.areRegular ? 1 : rules.count)
      guard let number = Int(count), 1...most ~= number else {
        throw LineFault(line, "dday.fault.count %@", count.brief)
      }
      if !rules.areSteady { try effort.spend(number * rules.count, at: line) }
      return rules.day(ofOccurrence: number)
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
  private func ownDay(of moment: (time: EventTime, zone: Zone)) -> CivilDay { own.day(of: moment) }

  /// The day of the first occurrence in the user's zone.
  var ownDay: CivilDay { own.day(of: (start, zone)) }
}

extension Zone {
  /// The day here of a time elsewhere; a whole day is the same everywhere.
  func day(of moment: (time: EventTime, zone: Zone)) -> CivilDay {
    guard let time = moment.time.time else { return moment.time.day }
    return civil(at: moment.zone.date(of: CivilMoment(day: moment.time.day, time: time))).day
  }
}

extension [DayRule] {
  /// Whether the day of an occurrence follows from its number alone.
  fileprivate var areSteady: Bool { areRegular && allSatisfy(\.isSteady) }

  /// Whether all rules step in the same way, so that they take turns in the order of their starts.
  fileprivate var areRegular: Bool {
    count == 1 || allSatisfy { $0.isSteady && $0.recurrence == self[0].recurrence }
  }

  /// The day of an occurrence of all rules together; nil beyond the calendar.
  fileprivate func day(ofOccurrence number: Int) -> CivilDay? {
    guard !areRegular else {
      return self[(number - 1) % count].day(ofOccurrence: (number - 1) / count + 1)
    }
    var day: CivilDay?
    for _ in 0..<number {
      let following = day.map { $0.advanced(by: 1) } ?? .first
      guard following != day, let next = compactMap({ $0.next(onOrAfter: following) }).min() else {
        return nil
      }
      day = next
    }
    return day
  }
}

extension DayRule {
  /// Whether it has a day in each of its steps, always at the same place.
  fileprivate var isSteady: Bool {
    switch recurrence {
    case .never, .weekdays: false
    case .days, .lunarYearly: true
    case .months: !canMissDays || missingDay != .skip
    }
  }
}
