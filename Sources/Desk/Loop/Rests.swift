import FoundationEssentials

/// When the program rests, which returns memory to the system: in long pauses, in a short one after
/// something has happened, and now and then in any, so that a program that never pauses for long doesn't
/// keep all that it once needed.
///
/// A user who has just typed may continue, and would be slowed down by released memory.
struct Rests {
  /// When the latest rest began, or else the first pause; nil before that.
  private var latest: Duration?
  /// The lull in which the latest rest began, by its date.
  private var lull: Date?

  /// Whether a pause is a rest. Within a lull, which began at a date, everything goes on as it did; before
  /// it, more was needed than its clocks need, and most of all at the start.
  mutating func begins(
    pausing pause: Duration, at instant: Duration, inLullFrom lull: Date? = nil, isInUse: Bool
  ) -> Bool {
    let active = instant - (latest ?? instant)
    let hasNews = lull != self.lull && (self.lull == nil || active > Self.leastActivity)
    let isRest =
      !isInUse && (pause > Self.longPause || pause > Self.usualPause && hasNews)
      || pause > Self.shortPause && active > Self.longestActivity
    if isRest { self.lull = lull }
    if isRest || latest == nil { latest = instant }
    return isRest
  }

  private static let longPause = Duration.seconds(5)
  private static let usualPause = Duration.milliseconds(500)
  private static let shortPause = Duration.milliseconds(10)
  private static let leastActivity = Duration.seconds(30)
  private static let longestActivity = Duration.seconds(300)
}
