/// Merges bursts of changes: reports once when they stop or last too long, and never twice in quick
/// succession.
struct ChangeBurst: Hashable, Sendable {
  private var first: Duration?
  private var last: Duration?
  private var told: Duration?

  /// The instant to report at.
  var end: Duration? {
    guard let first, let last else { return nil }
    let end = min(last + Self.rest, first + Self.longest)
    return told.map { max(end, $0 + Self.pause) } ?? end
  }

  mutating func hear(at instant: Duration) {
    first = first ?? instant
    last = instant
  }

  /// Whether to report now; if so, starts over.
  mutating func hasEnded(at instant: Duration) -> Bool {
    guard let end, end <= instant else { return false }
    (first, last, told) = (nil, nil, instant)
    return true
  }

  /// A link that comes up gets its addresses and routes a little later.
  private static let rest = Duration.seconds(1)
  private static let longest = Duration.seconds(5)
  private static let pause = Duration.seconds(10)
}
