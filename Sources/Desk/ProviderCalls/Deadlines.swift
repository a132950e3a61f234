/// Deadlines for running work, on a monotonic clock.
struct Deadlines<Matter: Hashable & Sendable>: Sendable {
  let patience: Duration
  /// In the order of starting, and so of deadlines. Work that has ended stays until its turn comes.
  private var queue: [(matter: Matter, instant: Duration)] = []
  /// The matters that have neither ended nor expired.
  private(set) var running: Set<Matter> = []

  init(patience: Duration) {
    self.patience = patience
  }

  /// The earliest deadline of running work.
  var next: Duration? {
    running.isEmpty ? nil : queue.first { running.contains($0.matter) }?.instant
  }

  /// Starts the deadline of a matter that hasn't been started before.
  mutating func start(_ matter: Matter, at instant: Duration) {
    queue.append((matter, instant + patience))
    running.insert(matter)
  }

  mutating func end(_ matter: Matter) {
    running.remove(matter)
    if running.isEmpty { queue = [] }
  }

  /// Returns overdue matters in the order of starting, each once.
  mutating func expired(at instant: Duration) -> [Matter] {
    let past = queue.prefix { $0.instant <= instant || !running.contains($0.matter) }
    let expired = past.map(\.matter).filter { running.remove($0) != nil }
    queue.removeFirst(past.count)
    return expired
  }
}
