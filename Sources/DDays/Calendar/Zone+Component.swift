import System
import Almanac

extension Zone {
  /// The zone that a calendar defines; fails if it has no changes, more than are allowed, or one that
  /// is malformed.
  init?(_ component: Component, named name: String, _ effort: Effort) {
    let parts = component.parts.filter { ["STANDARD", "DAYLIGHT"].contains($0.name) }
    let periods = parts.compactMap { ZonePeriod($0, effort) }
    guard periods.count == parts.count else { return nil }
    let starts = periods.flatMap { period in period.starts.map { ($0, period) } }
      .sorted { $0.0 < $1.0 }
    guard let first = starts.first else { return nil }
    self.init(
      named: name, before: first.1.before,
      changes: starts.map { Change(second: $0.0, east: $0.1.east) })
  }
}

/// Standard time or daylight saving time in a calendar's zone, with the moments at which it starts.
private struct ZonePeriod {
  /// Seconds east of UTC, and those before each start.
  let east: Int
  let before: Int
  /// In seconds since 1970.
  let starts: [Int]

  /// The years for which changes are worked out; D-Days before and after are seldom of an hour.
  private static let years = 1900...2200

  /// Fails if the component lacks its offset or start, or has a rule that isn't understood.
  init?(_ component: Component, _ effort: Effort) {
    guard let east = component.offset("TZOFFSETTO"), let start = component.start,
      let days = component.days(from: start.day, effort)
    else { return nil }
    let before = component.offset("TZOFFSETFROM") ?? east
    self.east = east
    self.before = before
    starts = days.map { day in
      let moment = CivilMoment(day: day, time: start.time ?? CivilTime(secondOfDay: 0))
      return day.number * 86_400 + moment.time.secondOfDay - before
    }
  }

  /// The days on which a rule has its changes, as far as they are allowed; the last before these years
  /// stands for all earlier.
  fileprivate static func days(of rule: DayRule, _ effort: Effort) -> [CivilDay] {
    guard let first = CivilDay(year: years.lowerBound, month: 1, day: 1),
      let end = CivilDay(year: years.upperBound, month: 12, day: 31)
    else { return [] }
    var days = [rule.last(before: max(first, rule.start.advanced(by: 1)))]
    while effort.allows(1), let last = days.last,
      let next = rule.next(onOrAfter: last.advanced(by: 1)), next <= end
    {
      days.append(next)
    }
    return days
  }
}

extension Component {
  fileprivate var start: EventTime? { first("DTSTART").flatMap { EventTime($0.value) } }

  /// The days on which the period starts; nil if they aren't understood.
  fileprivate func days(from start: CivilDay, _ effort: Effort) -> [CivilDay]? {
    var days: [CivilDay] = []
    for line in properties("RDATE") where !line.value.isEmpty {
      guard effort.allows(line.count), let times = try? line.times else { return nil }
      days += times.map(\.day)
    }
    guard let line = first("RRULE") else { return [start] + days }
    // Many calendars let a zone start on a day that isn't one of its rule.
    guard effort.allows(RuleParts.mostRules), let parts = RuleParts(line),
      parts["FREQ"] == "YEARLY", let rules = parts.rulesNear(start)
    else { return nil }
    let end = parts["UNTIL"].flatMap { EventTime($0.utf8)?.day }
    for var rule in rules where end.map({ $0 >= rule.start }) ?? true {
      rule.end = end
      days += ZonePeriod.days(of: rule, effort)
    }
    return days
  }

  /// The offset `+0900` or `+090000`, in seconds; nil if malformed.
  fileprivate func offset(_ name: String) -> Int? {
    guard let text = first(name)?.value, text.count == 5 || text.count == 7,
      text.dropFirst().allSatisfy(\.isDigit)
    else { return nil }
    let digits = text.dropFirst().map { Int($0) - 48 } + [0, 0]
    let seconds =
      (digits[0] * 10 + digits[1]) * 3600 + (digits[2] * 10 + digits[3]) * 60
      + digits[4] * 10 + digits[5]
    return text.first == UInt8(ascii: "-") ? -seconds : seconds
  }
}
