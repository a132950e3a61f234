import System
import Almanac

extension Zone {
  /// The zone that a calendar defines; fails if it has no changes or one is malformed.
  init?(_ component: Component, named name: String) {
    let parts = component.parts.filter { ["STANDARD", "DAYLIGHT"].contains($0.name) }
    let periods = parts.compactMap(ZonePeriod.init)
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
  init?(_ component: Component) {
    guard let east = component.offset("TZOFFSETTO"), let start = component.start,
      let days = component.days(from: start.day)
    else { return nil }
    let before = component.offset("TZOFFSETFROM") ?? east
    self.east = east
    self.before = before
    starts = days.map { day in
      let moment = CivilMoment(day: day, time: start.time ?? CivilTime(secondOfDay: 0))
      return day.number * 86_400 + moment.time.secondOfDay - before
    }
  }

  /// The days on which a rule has its changes; the last before these years stands for all earlier.
  fileprivate static func days(of rule: DayRule) -> [CivilDay] {
    guard let first = CivilDay(year: years.lowerBound, month: 1, day: 1),
      let end = CivilDay(year: years.upperBound, month: 12, day: 31)
    else { return [] }
    var days = [rule.last(before: max(first, rule.start.advanced(by: 1)))]
    while let last = days.last, let next = rule.next(onOrAfter: last.advanced(by: 1)), next <= end {
      days.append(next)
    }
    return days
  }
}

extension Component {
  fileprivate var start: EventTime? { first("DTSTART").flatMap { EventTime($0.value) } }

  /// The days on which the period starts; nil if they aren't understood.
  fileprivate func days(from start: CivilDay) -> [CivilDay]? {
    let added = properties("RDATE").flatMap { line in
      line.value.split(separator: UInt8(ascii: ",")).map { EventTime(period: $0)?.day }
    }
    guard !added.contains(nil) else { return nil }
    guard let line = first("RRULE") else { return [start] + added.compactMap(\.self) }
    // Many calendars let a zone start on a day that isn't one of its rule.
    guard let parts = RuleParts(line.word), parts["FREQ"] == "YEARLY",
      let rules = parts.rulesNear(start)
    else { return nil }
    let end = parts["UNTIL"].flatMap { EventTime($0.utf8)?.day }
    return rules.flatMap { rule in
      var rule = rule
      rule.end = end
      return rule.end.map { $0 < rule.start } ?? false ? [] : ZonePeriod.days(of: rule)
    } + added.compactMap(\.self)
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
