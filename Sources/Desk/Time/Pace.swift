import FoundationEssentials

/// How the date advances: with the system clock, not at all, or from a date at some speed.
enum Pace: Hashable, Sendable {
  case wall
  case frozen(Date)
  /// The date at an instant, and the seconds that pass in one.
  case running(from: Date, at: Duration, speed: Double)

  func date(wall: Date, at instant: Duration) -> Date {
    switch self {
    case .wall: wall
    case .frozen(let date): date
    case .running(let start, let begin, let speed):
      start.addingTimeInterval((instant - begin).seconds * speed)
    }
  }

  func date(by clocks: Clocks) -> Date { date(wall: clocks.wall, at: clocks.instant) }

  /// Whether dates pass in real time.
  var isNatural: Bool {
    if case .running(_, _, let speed) = self { speed == 1 } else { true }
  }

  /// The wait for a date.
  func wait(until date: Date) -> Wait {
    switch self {
    case .wall: Wait(date: date)
    case .frozen: Wait()
    case .running(let start, let begin, let speed):
      Wait(instant: begin + .seconds(date.timeIntervalSince(start) / speed))
    }
  }
}

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

extension Pace {
  /// Waits for nothing, but wakes when the system clock is set.
  var longestWait: Wait {
    self == .wall ? Wait(date: Date(timeIntervalSince1970: 1e10)) : Wait()
  }
}
