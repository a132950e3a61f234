import Cast
import Home

/// When to look whether that is gone which stood in the way of taps: less and less often, and at last no
/// more.
struct Lookouts: Sendable {
  private struct Lookout {
    var instant: Duration
    var pause: Duration
    /// When the last look came to its end, which may leave traces itself; nil while it is under way.
    var end: Duration?
  }

  private var lookouts: [Tap.ID: Lookout] = [:]

  static let firstPause = Duration.seconds(5)
  static let longestPause = Duration.seconds(640)
  /// Whatever happens, no sooner after the last time.
  static let shortestPause = Duration.seconds(1)
  static let most = 16

  var taps: Set<Tap.ID> { Set(lookouts.keys) }

  var next: Duration? { lookouts.values.map(\.instant).min() }

  /// The oldest gives way to one too many.
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

  /// A look has found nothing new.
  mutating func rest(_ tap: Tap.ID, at instant: Duration) {
    lookouts[tap]?.end = instant
  }

  /// Something has happened that may have been waited for, unless a look itself has left that trace.
  mutating func hasten(at instant: Duration) {
    for (tap, lookout) in lookouts where lookout.end.map({ $0 < instant }) ?? false {
      let last = lookout.instant - lookout.pause
      lookouts[tap]?.instant = min(lookout.instant, max(instant, last + Self.shortestPause))
    }
  }

  /// Those that are to be looked after now.
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
