import FoundationEssentials

/// The whole seconds that have passed since a date, negative before it.
///
/// Each count holds for one full second, before the date (…, -2, -1) as well as after it (0, 1, …).
struct Elapsed {
  let date: Date
  let seconds: Int

  init(since date: Date, at now: Date) {
    let (date, now) = (date.clamped, now.clamped)
    var seconds = Int(now.timeIntervalSince(date).rounded(.down))
    // The difference is rounded, the dates that are told as ends must not be.
    if Elapsed.end(of: seconds, since: date) <= now { seconds += 1 }
    if Elapsed.end(of: seconds - 1, since: date) > now { seconds -= 1 }
    self.date = date
    self.seconds = seconds
  }

  /// The date at which a count gives way to the next.
  func end(of seconds: Int) -> Date {
    Elapsed.end(of: seconds, since: date)
  }

  private static func end(of seconds: Int, since date: Date) -> Date {
    date.addingTimeInterval(Double(seconds + 1))
  }
}
