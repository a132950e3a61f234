package import Almanac

/// When a reminder comes again: `1w`, a week after it was done, or `+1w`, a week after it was due.
package struct Repetition: Hashable, Sendable {
  package enum Unit: Character, Hashable, Sendable, CaseIterable {
    case days = "d"
    case weeks = "w"
    case months = "m"
    case years = "y"
    /// Days from Monday to Friday.
    case businessDays = "b"
  }

  package let count: Int
  package let unit: Unit
  /// Whether it counts from the day on which it was due, and not from the day on which it was done.
  package let countsFromDue: Bool

  private static let counts = 1...999
}

extension Repetition {
  /// The day on which it comes again, counted from a day; nil at the end of the calendar.
  package func day(after day: CivilDay) -> CivilDay? {
    let next =
      switch unit {
      case .days: day.advanced(by: count)
      case .weeks: day.advanced(by: count * 7)
      case .months: day.adding(months: count)
      case .years: day.adding(months: count * 12)
      case .businessDays: day.advanced(byBusinessDays: count)
      }
    return next > day && next < .last ? next : nil
  }
}

extension Repetition: LosslessStringConvertible {
  package var description: String { "\(countsFromDue ? "+" : "")\(count)\(unit.rawValue)" }

  package init?(_ description: String) {
    let rest = description.drop { $0 == "+" }
    guard description.utf8.count - rest.utf8.count <= 1, let unit = rest.last.flatMap(Unit.init),
      1...3 ~= rest.utf8.count - 1, rest.dropLast().utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      let count = Int(rest.dropLast()), Self.counts.contains(count)
    else { return nil }
    self.init(count: count, unit: unit, countsFromDue: description.hasPrefix("+"))
  }
}

extension CivilDay {
  fileprivate func advanced(byBusinessDays count: Int) -> CivilDay {
    (0..<count).reduce(self) { day, _ in
      sequence(first: day.advanced(by: 1)) { $0.advanced(by: 1) }
        .first { !$0.isWeekend || $0 == .last } ?? .last
    }
  }

  private var isWeekend: Bool { weekday == .saturday || weekday == .sunday }
}
