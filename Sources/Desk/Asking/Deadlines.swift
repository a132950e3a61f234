/// Until when what has been started may take, on a clock that only goes forward.
struct Deadlines<Matter: Hashable & Sendable>: Sendable {
  let patience: Duration
  private var ends: [(matter: Matter, instant: Duration)] = []

  init(patience: Duration) {
    self.patience = patience
  }

  /// The first of them; what is started later ends later.
  var next: Duration? { ends.first?.instant }

  mutating func start(_ matter: Matter, at instant: Duration) {
    ends.append((matter, instant + patience))
  }

  mutating func end(_ matter: Matter) {
    ends.removeAll { $0.matter == matter }
  }

  /// What has had its time, in the order in which it was started; each is told of once.
  mutating func expired(at instant: Duration) -> [Matter] {
    let expired = ends.prefix { $0.instant <= instant }
    ends.removeFirst(expired.count)
    return expired.map(\.matter)
  }
}
