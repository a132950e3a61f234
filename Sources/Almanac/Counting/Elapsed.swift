import FoundationEssentials

/// The whole seconds since a date; negative before it.
///
/// Each count lasts one full second, both before the date (…, -2, -1) and after it (0, 1, …).
struct Elapsed {
  let date: Date
  let seconds: Int

  init(since date: Date, at now: Date) {
    let (date, now) = (date.clamped, now.clamped)
    var seconds = Int(now.timeIntervalSince(date).rounded(.down))
    // The difference is rounded, but the end of a count must be exact.
    if Elapsed.end(of: seconds, since: date) <= now { seconds += 1 }
    if Elapsed.end(of: seconds - 1, since: date) > now { seconds -= 1 }
    self.date = date
    self.seconds = seconds
  }

  /// The date at which a count becomes the next.
  func end(of seconds: Int) -> Date {
    Elapsed.end(of: seconds, since: date)
  }

  private static func end(of seconds: Int, since date: Date) -> Date {
    date.addingTimeInterval(Double(seconds + 1))
  }
}
