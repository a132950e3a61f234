import Cast
import Home

/// Decides when to check whether the cause of a failed tap is gone: ever more rarely, and finally
/// no longer.
struct FailureChecks: Sendable {
  private struct Lookout {
    var instant: Duration
    var pause: Duration
    /// The end of the last check, whose own traces don't count; nil while it runs.
    var end: Duration?
  }

  private var lookouts: [Tap.ID: Lookout] = [:]

  static let firstPause = Duration.seconds(5)
  static let longestPause = Duration.seconds(640)
  /// The shortest pause between two checks, whatever happens.
  static let shortestPause = Duration.seconds(1)
  static let most = 16

  var taps: Set<Tap.ID> { Set(lookouts.keys) }

  var next: Duration? { lookouts.values.map(\.instant).min() }

  /// Starts checking for a tap; drops the oldest one beyond the limit of 16.
  mutating func start(_ tap: Tap.ID, at instant: Duration) {
    if lookouts.count >= Self.most,
      let oldest = lookouts.keys.min(by: { $0.number < $1.number })
    {
      lookouts[oldest] = nil
    }
    lookouts[tap] = Lookout(
      instant: instant + Self.firstPause, pause: Self.firstPause, end: instant)
  }

  mutating func end(_ tap: Tap.ID) {
    lookouts[tap] = nil
  }

  /// Records a check that found nothing new.
  mutating func rest(_ tap: Tap.ID, at instant: Duration) {
    lookouts[tap]?.end = instant
  }

  /// Brings checks forward after a change, unless a check itself has caused it.
  mutating func hasten(at instant: Duration) {
    for (tap, lookout) in lookouts where lookout.end.map({ $0 < instant }) ?? false {
      let last = lookout.instant - lookout.pause
      lookouts[tap]?.instant = min(lookout.instant, max(instant, last + Self.shortestPause))
    }
  }

  /// The taps to check now.
  mutating func due(at instant: Duration) -> [Tap.ID] {
    let due = lookouts.filter { $0.value.instant <= instant }
    for (tap, lookout) in due {
      let pause = lookout.pause * 2
      lookouts[tap] =
        pause > Self.longestPause
        ? nil : Lookout(instant: instant + pause, pause: pause, end: nil)
    }
    return due.keys.sorted { $0.number < $1.number }
  }
}
