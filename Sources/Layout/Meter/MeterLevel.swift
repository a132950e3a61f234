import FoundationEssentials
import Views

/// The number of filled steps of a meter, and the date until which it is correct.
struct MeterLevel: Hashable {
  let filled: Int
  var until: Date?

  init(_ share: MeterShare, of steps: Int, at now: Date) {
    switch share {
    case .hidden: filled = 0
    case .fixed(let share): filled = Self.filled(by: share, of: steps)
    case .timed(let from, let to, let countsDown):
      let passed = Self.passed(from: from, to: to, of: steps, at: now)
      filled = countsDown ? steps - passed.steps : passed.steps
      until = passed.until
    }
  }

  /// The filled steps. If there are enough, only 0 looks empty and only 1 looks full.
  private static func filled(by share: Double, of steps: Int) -> Int {
    guard share > 0 else { return 0 }
    guard share < 1, steps > 1 else { return share >= 0.5 ? steps : 0 }
    return max(1, min(steps - 1, Int((share * Double(steps)).rounded())))
  }

  /// The steps completed by now. An interval that ends before it starts is complete from its start.
  private static func passed(
    from: Date, to: Date, of steps: Int, at now: Date
  ) -> (steps: Int, until: Date?) {
    let length = to.timeIntervalSince(from)
    guard length.isFinite, length > 0, steps > 0 else {
      return now < from ? (0, from) : (steps, nil)
    }
    guard now < to else { return (steps, nil) }
    func end(of step: Int) -> Date {
      step >= steps ? to : from.addingTimeInterval(length * Double(step) / Double(steps))
    }
    let share = max(0, min(1, now.timeIntervalSince(from) / length))
    var passed = min(steps - 1, Int(share * Double(steps)))
    while passed < steps, end(of: passed + 1) <= now { passed += 1 }
    return (passed, end(of: passed + 1))
  }
}
