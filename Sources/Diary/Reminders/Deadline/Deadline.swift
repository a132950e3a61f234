package import Almanac
package import FoundationEssentials

/// The time at which a reminder is due.
package enum Deadline: Hashable, Sendable {
  /// Any time on a day, in any zone.
  case day(CivilDay)
  case date(Date)
}

extension Deadline {
  /// The date from which it is overdue.
  package func end(in zone: Zone) -> Date {
    switch self {
    case .day(let day): zone.startOfDay(day.advanced(by: 1))
    case .date(let date): date
    }
  }

  package func isOver(at date: Date, in zone: Zone) -> Bool {
    end(in: zone) <= date
  }

  package func day(in zone: Zone) -> CivilDay {
    switch self {
    case .day(let day): day
    case .date(let date): zone.civil(at: date).day
    }
  }
}
