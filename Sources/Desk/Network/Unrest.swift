/// Changes that come in flocks, told of once when they have come to rest or go on for too long, and
/// never shortly one after the other.
struct Unrest: Hashable, Sendable {
  private var first: Duration?
  private var last: Duration?
  private var told: Duration?

  /// The instant at which it is to be told of.
  var end: Duration? {
    guard let first, let last else { return nil }
    let end = min(last + Self.rest, first + Self.longest)
    return told.map { max(end, $0 + Self.pause) } ?? end
  }

  mutating func hear(at instant: Duration) {
    first = first ?? instant
    last = instant
  }

  /// Whether it is to be told of now.
  mutating func hasEnded(at instant: Duration) -> Bool {
    guard let end, end <= instant else { return false }
    (first, last, told) = (nil, nil, instant)
    return true
  }

  /// A link that comes up brings its addresses and routes a little later.
  private static let rest = Duration.seconds(1)
  private static let longest = Duration.seconds(5)
  private static let pause = Duration.seconds(10)
}
