package import Almanac
package import FoundationEssentials
import System

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

/// The reason why words aren't a due time, described for the person who typed them.
package struct DeadlineError: Error, Hashable, Sendable, CustomStringConvertible {
  package let words: String
  /// The part that would have been understood alone; nil if there is none.
  package internal(set) var understood: String?

  package var description: String {
    let part = understood.map { " Only \($0.quoted) was understood." } ?? ""
    return """
      \(words.quoted) is no time to be due.\(part) Write 14:00, 6pm, tomorrow 9:00, friday, +3d, \
      in 2 hours, 12-25, 2026-12-01 14:00, every monday, \
      모레 오후 2시 or 매달 25일
      """
  }
}
