import FoundationEssentials

/// How the date goes on: by the wall clock, not at all, or some times as fast from a date on.
enum Pace: Hashable, Sendable {
  case wall
  case frozen(Date)
  /// The date that it was at an instant, and the seconds that go by in one.
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

  /// Whether dates that come one after the other come as far apart as they are.
  var isNatural: Bool {
    if case .running(_, _, let speed) = self { speed == 1 } else { true }
  }

  /// What to wait for so that a date has come.
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
  /// Nothing comes of itself, but a wall clock may still be set.
  var longestWait: Wait {
    self == .wall ? Wait(date: Date(timeIntervalSince1970: 1e10)) : Wait()
  }
}
