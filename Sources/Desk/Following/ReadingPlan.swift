/// Decides when to read the store: after each change around it, one reading at a time; while others
/// use it, again after pauses that grow from 0.1 s to 5 s.
struct ReadingPlan {
  private var isWanted = false
  private var isUnderWay = false
  /// The next attempt after one that found the store in use, and when that ended.
  private var retry: (instant: Duration, pause: Duration, last: Duration)?
  private var lastEnd: Duration?

  static let shortestPause = Duration.milliseconds(100)
  static let longestPause = Duration.seconds(5)

  /// The next instant at which to call `begin`.
  var next: Duration? { isUnderWay ? nil : retry?.instant }

  /// Records a change; brings an attempt forward, though not all at once.
  mutating func want() {
    isWanted = true
    if let retry { self.retry?.instant = min(retry.instant, retry.last + Self.shortestPause) }
  }

  /// Whether a reading may itself have caused a change around the store, by opening its files.
  func explainsChange(at instant: Duration) -> Bool {
    isUnderWay || lastEnd.map { instant - $0 < Self.shortestPause } ?? false
  }

  /// Whether a reading is to start now; if so, counts it as started.
  mutating func begin(at instant: Duration) -> Bool {
    guard !isUnderWay, retry.map({ $0.instant <= instant }) ?? isWanted else { return false }
    (isUnderWay, isWanted) = (true, false)
    return true
  }

  /// Records the end of a reading, and whether the store was in use.
  mutating func end(isBusy: Bool, at instant: Duration) {
    (isUnderWay, lastEnd) = (false, instant)
    let pause = retry.map { min($0.pause * 2, Self.longestPause) } ?? Self.shortestPause
    retry = isBusy ? (instant + pause, pause, instant) : nil
  }
}
