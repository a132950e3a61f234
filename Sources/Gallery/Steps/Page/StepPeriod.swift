import Almanac
import Diary

/// A week, a month or a year of steps.
struct StepPeriod: Hashable {
  enum Kind: String, CaseIterable, Hashable {
    case week, month, year
  }

  let kind: Kind
  /// The days of each bar: single days, or the months of a year.
  let parts: [ClosedRange<CivilDay>]

  /// The period a number of its kind before the one with today; nil before the first day.
  init?(_ kind: Kind, before count: Int, on today: CivilDay) {
    self.kind = kind
    let first = StepYears.start(before: today)
    switch kind {
    case .week:
      let last = today.advanced(by: -7 * count)
      parts = (1 - StepWeek.length...0).map { last.advanced(by: $0)...last.advanced(by: $0) }
    case .month:
      let month = (CivilDay(year: today.year, month: today.month, day: 1) ?? today)
        .adding(months: -count)
      parts = month.days(until: month.adding(months: 1)).map { $0...$0 }
    case .year:
      guard let january = CivilDay(year: today.year - count, month: 1, day: 1) else { return nil }
      parts = (0..<12).map { number in
        let month = january.adding(months: number)
        return month...month.adding(months: 1).advanced(by: -1)
      }
    }
    guard let start = parts.first?.lowerBound, start >= first else { return nil }
  }

  var start: CivilDay { parts.first?.lowerBound ?? .first }
  var end: CivilDay { parts.last?.upperBound ?? .first }

  /// The bar that a day belongs to; nil if it isn't in the period.
  func part(of day: CivilDay) -> Int? { parts.firstIndex { $0.contains(day) } }
}

extension CivilDay {
  fileprivate func days(until end: CivilDay) -> [CivilDay] {
    (0..<distance(to: end)).map { advanced(by: $0) }
  }
}

extension StepYears {
  /// The average of the known days; nil if there are none.
  func average(of days: ClosedRange<CivilDay>) -> Int? {
    let known = days.compactMap { self[$0] }
    return known.isEmpty ? nil : Int((Double(known.reduce(0, +)) / Double(known.count)).rounded())
  }

  /// The number of days on which the goal was reached.
  func successes(in period: StepPeriod) -> Int {
    (period.start...period.end).count { self[$0] ?? 0 >= goal }
  }
}
