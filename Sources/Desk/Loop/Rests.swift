/// When the program rests, which returns memory to the system: in long pauses, and now and then in a short
/// one, so that a program that never pauses for long doesn't keep all that it once needed.
///
/// A user who has just typed may continue, and would be slowed down by released memory.
struct Rests {
  /// When the latest rest began, or else the first pause; nil before that.
  private var latest: Duration?

  /// Whether a pause is a rest.
  mutating func begins(pausing pause: Duration, at instant: Duration, isInUse: Bool) -> Bool {
    let active = instant - (latest ?? instant)
    let isRest =
      !isInUse && pause > Self.longPause
      || pause > Self.shortPause && active > Self.longestActivity
    if isRest || latest == nil { latest = instant }
    return isRest
  }

  private static let longPause = Duration.seconds(10)
  private static let shortPause = Duration.milliseconds(10)
  private static let longestActivity = Duration.seconds(300)
}
