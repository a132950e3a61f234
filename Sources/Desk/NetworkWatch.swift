import CSystem

/// Makes its descriptor readable when the machine's links, addresses or routes change, while a
/// widget waits for a connection.
struct NetworkWatch: Sendable {
  /// Negative if the system doesn't report changes.
  let descriptor: Int32
  private var isListening = false
  private var unrest = ChangeBurst()

  init() {
    descriptor = linux_network_open()
  }

  /// Starts or stops listening; changes that nobody waits for must not wake the program.
  mutating func listen(_ isWanted: Bool) {
    guard isWanted != isListening else { return }
    linux_network_listen(descriptor, isWanted)
    isListening = isWanted
  }

  /// The instant at which to ask whether the network has settled; nil if nothing has changed.
  var settlement: Duration? { unrest.end }

  /// Records pending events.
  mutating func hear(at instant: Duration) { unrest.hear(at: instant) }

  /// Whether the network has settled after a change; says so once.
  mutating func hasSettled(at instant: Duration) -> Bool { unrest.hasEnded(at: instant) }

  /// Discards the pending events.
  func clear() { linux_network_clear(descriptor) }
}

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
