/// When the program rests, which returns memory to the system: in long pauses, in a short one after
/// something has happened, and now and then in any, so that a program that never pauses for long doesn't
/// keep all that it once needed.
///
/// A user who has just typed may continue, and would be slowed down by released memory.
struct Rests {
  /// When the latest rest began, or else the first pause; nil before that.
  private var latest: Duration?
  private var hasRested = false
  /// Whether anything but a clock may have needed memory since the latest rest, most of all the start.
  private var hasNews = true

  /// Records that something else has happened than that time has passed.
  mutating func hearOfNews() { hasNews = true }

  /// Whether a pause is a rest.
  mutating func begins(pausing pause: Duration, at instant: Duration, isInUse: Bool) -> Bool {
    let active = instant - (latest ?? instant)
    let isDue = hasNews && (!hasRested || active > Self.leastActivity)
    let isRest =
      !isInUse && (pause > Self.longPause || pause > Self.usualPause && isDue)
      || pause > Self.shortPause && active > Self.longestActivity
    if isRest { (hasRested, hasNews) = (true, false) }
    if isRest || latest == nil { latest = instant }
    return isRest
  }

  private static let longPause = Duration.seconds(5)
  private static let usualPause = Duration.milliseconds(500)
  private static let shortPause = Duration.milliseconds(10)
  private static let leastActivity = Duration.seconds(30)
  private static let longestActivity = Duration.seconds(300)
}
