/// Until when what has been started may take, on a clock that only goes forward.
struct Deadlines<Matter: Hashable & Sendable>: Sendable {
  let patience: Duration
  /// In the order in which they were started and so end; those that have ended since stay in it
  /// until their turn comes.
  private var queue: [(matter: Matter, instant: Duration)] = []
  private var running: Set<Matter> = []

  init(patience: Duration) {
    self.patience = patience
  }

  /// The first of them; what is started later ends later.
  var next: Duration? {
    running.isEmpty ? nil : queue.first { running.contains($0.matter) }?.instant
  }

  /// A matter is started once.
  mutating func start(_ matter: Matter, at instant: Duration) {
    queue.append((matter, instant + patience))
    running.insert(matter)
  }

  mutating func end(_ matter: Matter) {
    running.remove(matter)
    if running.isEmpty { queue = [] }
  }

  /// What has had its time, in the order in which it was started; each is told of once.
  mutating func expired(at instant: Duration) -> [Matter] {
    let past = queue.prefix { $0.instant <= instant || !running.contains($0.matter) }
    let expired = past.map(\.matter).filter { running.remove($0) != nil }
    queue.removeFirst(past.count)
    return expired
  }
}
