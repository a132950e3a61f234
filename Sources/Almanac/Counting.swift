import System
package import FoundationEssentials

/// A unit for lengths of time, largest first.
package enum LengthUnit: String, CaseIterable, Hashable, Sendable {
  case year, month, day, hour, minute, second
}

extension LengthUnit {
  /// The next larger unit; nil for years.
  var next: LengthUnit? { LengthUnit.allCases.prefix { $0 != self }.last }
}

/// The whole seconds since a date; negative before it.
///
/// Each count lasts one full second, both before the date (…, -2, -1) and after it (0, 1, …).
struct Elapsed {
  let date: Date
  let seconds: Int

  init(since date: Date, at now: Date) {
    let (date, now) = (date.clamped, now.clamped)
    var seconds = Int(bounded: now.timeIntervalSince(date).rounded(.down))
    // The difference is rounded, but the end of a count must be exact.
    if Elapsed.end(of: seconds, since: date) <= now { seconds += 1 }
    if Elapsed.end(of: seconds - 1, since: date) > now { seconds -= 1 }
    self.date = date
    self.seconds = seconds
  }

  /// The date at which a count becomes the next.
  func end(of seconds: Int) -> Date {
    Elapsed.end(of: seconds, since: date)
  }

  private static func end(of seconds: Int, since date: Date) -> Date {
    date.addingTimeInterval(Double(seconds + 1))
  }
}

/// Marks of whole months and days on a zone's calendar, forwards or backwards from a date.
struct Ruler {
  let zone: Zone
  let origin: Int
  let moment: CivilMoment
  /// 1 towards the future, -1 towards the past.
  let direction: Int

  init(zone: Zone, origin: Date, direction: Int) {
    self.zone = zone
    self.origin = origin.seconds
    self.direction = direction
    moment = zone.civil(at: origin)
  }

  /// The number of whole months that fit into a length.
  func months(in seconds: Int) -> Int {
    let end = zone.civil(at: origin + direction * seconds).day
    var count = abs((end.year - moment.day.year) * 12 + end.month - moment.day.month)
    while count > 0, mark(months: count) > seconds { count -= 1 }
    while mark(months: count + 1) <= seconds { count += 1 }
    return count
  }

  /// The number of whole days that fit into a length after `months` months.
  func days(in seconds: Int, afterMonths months: Int) -> Int {
    var count = max(0, (seconds - mark(months: months)) / 86_400)
    while count > 0, mark(months: months, days: count) > seconds { count -= 1 }
    while mark(months: months, days: count + 1) <= seconds { count += 1 }
    return count
  }

  func range(months: Int, _ length: Int) -> Range<Int> {
    mark(months: months)..<mark(months: months + length)
  }

  func range(afterMonths months: Int, days: Int) -> Range<Int> {
    mark(months: months, days: days)..<mark(months: months, days: days + 1)
  }

  /// The seconds from the origin to a mark; `.max` past the end of the calendar.
  private func mark(months: Int, days: Int = 0) -> Int {
    guard months > 0 || days > 0 else { return 0 }
    let day = moment.day.adding(months: direction * months).advanced(by: direction * days)
    guard day != .first, day != .last else { return .max }
    let date = zone.date(of: CivilMoment(day: day, time: moment.time))
    return max(0, (date.seconds - origin) * direction)
  }
}

extension Ruler {
  /// The number of whole units in a length, and the lengths with the same number.
  func step(_ unit: LengthUnit, in seconds: Int) -> Length.Step {
    func step(_ count: Int, _ range: Range<Int>) -> Length.Step {
      Length.Step(unit: unit, count: count, range: range)
    }
    func clockStep(_ length: Int) -> Length.Step {
      let count = seconds / length
      return step(count, count * length..<(count + 1) * length)
    }
    switch unit {
    case .year:
      let count = months(in: seconds) / 12
      return step(count, range(months: count * 12, 12))
    case .month:
      let count = months(in: seconds)
      return step(count, range(months: count, 1))
    case .day:
      let count = days(in: seconds, afterMonths: 0)
      return step(count, range(afterMonths: 0, days: count))
    case .hour: return clockStep(3600)
    case .minute: return clockStep(60)
    case .second: return clockStep(1)
    }
  }

  /// The step of the first unit that fits into the length, or zero of the last; its range covers
  /// the lengths that give the same answer.
  func largestStep(of units: [LengthUnit], in seconds: Int, below limit: Int) -> Length.Step {
    var found = Length.Step(unit: .second, count: 0, range: 0..<limit)
    for unit in units where found.count == 0 {
      let step = step(unit, in: seconds)
      found = Length.Step(
        unit: unit, count: step.count, range: step.range.clamped(to: found.range))
    }
    return found
  }
}

/// A length of time in calendar units, forwards or backwards from a date.
struct Length {
  /// A count of one unit, and the lengths in seconds that have the same count.
  struct Step {
    let unit: LengthUnit
    let count: Int
    let range: Range<Int>
  }

  /// One step for each unit, largest first; each range lies within the one before.
  let steps: [Step]

  init(seconds: Int, on ruler: Ruler) {
    let months = ruler.months(in: seconds)
    let years = ruler.range(months: months / 12 * 12, 12)
    let month = ruler.range(months: months, 1).clamped(to: years)
    let days = ruler.days(in: seconds, afterMonths: months)
    let day = ruler.range(afterMonths: months, days: days).clamped(to: month)
    let hour = day.slice(of: 3600, holding: seconds)
    let minute = hour.slice(of: 60, holding: seconds)
    let second = minute.slice(of: 1, holding: seconds)
    steps = [
      Step(unit: .year, count: months / 12, range: years),
      Step(unit: .month, count: months % 12, range: month),
      Step(unit: .day, count: days, range: day),
      Step(unit: .hour, count: (seconds - day.lowerBound) / 3600, range: hour),
      Step(unit: .minute, count: (seconds - hour.lowerBound) / 60, range: minute),
      Step(unit: .second, count: seconds - minute.lowerBound, range: second),
    ]
  }

  /// Up to `count` steps, starting at the largest unit that isn't zero.
  func largest(_ count: Int) -> ArraySlice<Step> {
    let first = steps.firstIndex { $0.count > 0 } ?? steps.endIndex - 1
    return steps[first...].prefix(count)
  }
}

extension Range<Int> {
  /// The slice of length `unit`, counted from the start of the range, that contains `number`.
  fileprivate func slice(of unit: Int, holding number: Int) -> Range<Int> {
    let start = lowerBound + (number - lowerBound) / unit * unit
    return (start..<start + unit).clamped(to: self)
  }
}

/// A date relative to now if it is near, or in absolute terms if it is too far away.
package struct DateReference: Hashable, Sendable {
  package let date: Date
  /// The units to choose from for the distance, largest first; the text shows one of them.
  let units: [LengthUnit]
  /// The largest unit in which the date still counts as near.
  let threshold: LengthUnit
  /// The number of fields that show a date that isn't near.
  let fieldCount: Int

  package init(to date: Date, units: [LengthUnit], threshold: LengthUnit, fieldCount: Int) {
    self.date = date
    self.units = LengthUnit.allCases.filter { $0 == threshold || units.contains($0) }
    self.threshold = threshold
    self.fieldCount = max(1, fieldCount)
  }
}

/// A clock that runs through an interval, down to its end or up from its start, and then stops.
package struct TimerSpan: Hashable, Sendable {
  package let interval: ClosedRange<Date>
  /// The date at which the clock stops early; nil if it runs to the end.
  package let pauseTime: Date?
  package let countsDown: Bool
  /// Whether hours are shown apart from minutes.
  package let showsHours: Bool

  package init(
    interval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.interval = interval
    self.pauseTime = pauseTime
    self.countsDown = countsDown
    self.showsHours = showsHours
  }

  /// The date at which the clock stops.
  var stop: Date {
    guard let pauseTime else { return interval.upperBound }
    return min(max(pauseTime, interval.lowerBound), interval.upperBound)
  }
}

extension DateWriter {
  func relativeText(of date: Date, at now: Date) -> DateText {
    let elapsed = Elapsed(since: date, at: now)
    let steps = length(of: elapsed).largest(2)
    let counted = steps.filter { $0.count > 0 }
    let shown = counted.isEmpty ? Array(steps) : counted
    return DateText(
      shown.map { words(for: $0, .abbreviated) }.joined(
        separator: wording["date.relative.separator"]),
      until: steps.last.flatMap { elapsed.end(ofLengths: $0.range, after: now) })
  }

  func offsetText(of date: Date, at now: Date) -> DateText {
    let elapsed = Elapsed(since: date, at: now)
    let steps = self.length(of: elapsed).largest(1)
    let length = steps.map { words(for: $0, .wide) }.joined()
    let key = elapsed.seconds < 0 ? "date.offset.future" : "date.offset.past"
    return DateText(
      wording.text(key, ["length": length]),
      until: steps.last.flatMap { elapsed.end(ofLengths: $0.range, after: now) })
  }

  private func length(of elapsed: Elapsed) -> Length {
    Length(seconds: abs(elapsed.seconds), on: ruler(for: elapsed))
  }

  func ruler(for elapsed: Elapsed) -> Ruler {
    Ruler(zone: zone, origin: elapsed.date, direction: elapsed.seconds < 0 ? -1 : 1)
  }

  func words(for step: Length.Step, _ width: NameWidth) -> String {
    wording.text(
      Wording.key(step.unit, width, count: step.count), ["count": String(step.count)])
  }
}

extension Elapsed {
  /// The first date after now at which the length leaves this range; nil if it never does.
  func end(ofLengths lengths: Range<Int>, after now: Date) -> Date? {
    guard seconds < 0 || lengths.upperBound < .max else { return nil }
    // A future date stops being in the future once no second is left.
    let end = end(of: seconds < 0 ? -max(1, lengths.lowerBound) : lengths.upperBound - 1)
    return end > now ? end : nil
  }
}

extension DateWriter {
  /// The text of a date relative to now.
  package func text(of reference: DateReference, at now: Date) -> DateText {
    let elapsed = Elapsed(since: reference.date, at: now)
    let ruler = ruler(for: elapsed)
    let limit = reference.threshold.next.map { ruler.step($0, in: 0).range.upperBound } ?? .max
    guard abs(elapsed.seconds) < limit else {
      return absoluteText(of: elapsed, near: limit, at: now, fieldCount: reference.fieldCount)
    }
    let step = ruler.largestStep(of: reference.units, in: abs(elapsed.seconds), below: limit)
    let key = elapsed.seconds < 0 ? "date.reference.future" : "date.reference.past"
    return DateText(
      step.count > 0
        ? wording.text(key, ["length": words(for: step, .abbreviated)]) : wording[key + ".now"],
      until: elapsed.end(ofLengths: step.range, after: now))
  }

  /// The fields of a date, starting at the first that differs from now.
  private func absoluteText(
    of elapsed: Elapsed, near limit: Int, at now: Date, fieldCount: Int
  ) -> DateText {
    let units: [CivilUnit] = [.year, .month, .day, .hour, .minute]
    let (there, here) = (zone.civil(at: elapsed.date), zone.civil(at: now))
    let same = units.prefix { $0.floor(there) == $0.floor(here) }
    let rest = units.dropFirst(same.count)
    let ends = [
      elapsed.end(ofLengths: limit..<Int.max, after: now),
      elapsed.seconds < 0
        ? rest.first.map { zone.date(of: $0.floor(there)) }
        : same.last.flatMap { zone.end(of: $0, at: now) },
    ]
    return DateText(
      text(of: elapsed.date, DateFields(showing: rest.prefix(fieldCount))),
      until: ends.compactMap(\.self).filter { $0 > now }.min())
  }
}

extension DateFields {
  /// Shows the weekday with a day, which makes the day easier to find.
  fileprivate init(showing units: ArraySlice<CivilUnit>) {
    self.init(
      weekday: units.contains(.day) ? .wide : nil,
      month: units.contains(.month) ? .wide : nil,
      day: units.contains(.day),
      year: units.contains(.year),
      hour: units.contains(.hour),
      minute: units.contains(.minute))
  }
}

extension DateWriter {
  /// The text of a timer now.
  package func text(of timer: TimerSpan, at now: Date) -> DateText {
    let (start, end) = (timer.interval.lowerBound, timer.interval.upperBound)
    let running = min(max(now, start), timer.stop)
    let elapsed = Elapsed(since: timer.countsDown ? end : start, at: running)
    let text = clock(abs(elapsed.seconds), showsHours: timer.showsHours)
    let next = elapsed.end(of: elapsed.seconds)
    let isRunning = next <= timer.stop && next > now
    return DateText(text, until: isRunning ? next : nil)
  }

  func timerText(of date: Date, at now: Date) -> DateText {
    let elapsed = Elapsed(since: date, at: now)
    let next = elapsed.end(of: elapsed.seconds)
    return DateText(
      clock(abs(elapsed.seconds), showsHours: true), until: next > now ? next : nil)
  }

  private func clock(_ seconds: Int, showsHours: Bool) -> String {
    let hours = showsHours ? seconds / 3600 : 0
    let minutes = seconds / 60 - hours * 60
    return wording.text(
      hours > 0 ? "date.timer.hour-minute-second" : "date.timer.minute-second",
      [
        "hour": String(hours),
        "minute": minutes.padded(to: hours > 0 ? 2 : 1),
        "second": (seconds % 60).padded(to: 2),
      ])
  }
}
