package import Almanac

extension Occasion {
  /// The next milestone of each unit, and the hundred days after that; earliest first.
  package func milestonesAhead(of today: CivilDay) -> [Milestone] {
    let start = origin(on: today)
    let next = milestones(since: start, onOrAfter: today)
    let hundreds = next.filter { $0.unit == .days }.flatMap {
      milestones(since: start, onOrAfter: $0.day.advanced(by: 1)).filter { $0.unit == .days }
    }
    return (next + hundreds).sorted {
      ($0.day, -$0.unit.rawValue, $0.count) < ($1.day, -$1.unit.rawValue, $1.count)
    }
  }

  /// The share, from 0 to 1, that has passed of the hundred days, month or year before a milestone.
  package func share(of milestone: Milestone, on today: CivilDay) -> Double {
    let length =
      switch milestone.unit {
      case .days: 100
      case .months: milestone.day.number - milestone.day.adding(months: -1).number
      case .years: milestone.day.number - milestone.day.adding(months: -12).number
      }
    let rest = milestone.day.number - today.number
    return length > 0 ? max(0, min(1, 1 - Double(rest) / Double(length))) : 0
  }
}
