import Almanac

/// The days of a series from its first on, including series that repeat only every few weeks,
/// months or years.
struct RecurringDays: Sequence, IteratorProtocol {
  private enum Step {
    case days(Int)
    case months(Int, MissingDay)
    /// Every few weeks, starting with the days of the first week, some of which may be before the
    /// start.
    case weeks(Int, [CivilDay])
  }

  private let start: CivilDay
  private let step: Step
  private var count = 0
  /// The days found but not yet returned.
  private var ready: [CivilDay] = []

  /// Fails if the rule has parts that aren't supported.
  init?(from start: CivilDay, _ parts: RuleParts) {
    guard parts["RSCALE"] ?? "GREGORIAN" == "GREGORIAN",
      let interval = parts.interval, 1...1000 ~= interval
    else { return nil }
    self.start = start
    switch parts["FREQ"] {
    case "DAILY":
      guard parts.selectors.isEmpty else { return nil }
      step = .days(interval)
    case "WEEKLY":
      guard let weekdays = parts.weekdays(from: start),
        let first = RuleParts.weekdays.firstIndex(of: parts["WKST"] ?? "MO")
      else { return nil }
      func distance(_ weekday: Weekday) -> Int { (weekday.rawValue - 1 - first + 7) % 7 }
      let week = start.advanced(by: -distance(start.weekday))
      step = .weeks(interval, weekdays.map { week.advanced(by: distance($0)) }.sorted())
    case "MONTHLY":
      guard let missing = start.missingDayMonthly(by: parts) else { return nil }
      step = .months(interval, missing)
    case "YEARLY":
      guard let missing = start.missingDayYearly(by: parts) else { return nil }
      step = .months(12 * interval, missing)
    default: return nil
    }
  }

  mutating func next() -> CivilDay? {
    while ready.isEmpty {
      guard count < Self.mostSteps else { return nil }
      ready = days(ofStep: count).filter { $0 >= start }
      count += 1
    }
    return ready.removeFirst()
  }

  /// The day of an occurrence; the first is the start itself. Nil beyond the end of the series.
  func day(ofOccurrence number: Int) -> CivilDay? {
    var rest = self
    for _ in 1..<Swift.max(1, number) where rest.next() == nil { return nil }
    return rest.next()
  }

  private func days(ofStep number: Int) -> [CivilDay] {
    switch step {
    case .days(let length): [start.advanced(by: number * length)]
    case .months(let length, let missing):
      [start.day(monthsLater: number * length, missing)].compactMap(\.self)
    case .weeks(let length, let days): days.map { $0.advanced(by: number * length * 7) }
    }
  }

  private static let mostSteps = 20_000
}
