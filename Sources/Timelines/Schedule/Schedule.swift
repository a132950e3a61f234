package import FoundationEssentials

/// What each widget shows when, and when its provider is asked: dates and answers go in, requests
/// come out.
package struct Schedule: Sendable {
  private var reels: [Instance.ID: Reel] = [:]
  private var awaited: [Instance.ID: Request] = [:]
  private var wanted: [Instance.ID] = []
  private var generation = 0

  package init() {}

  /// A new widget is asked for its entries at once.
  package mutating func insert(_ id: Instance.ID, at date: Date) {
    wanted.append(id)
  }

  package mutating func reload(_ id: Instance.ID, because reason: ReloadReason, at date: Date) {
    wanted.append(id)
  }

  /// The requests that are due by a date; each is handed out once.
  package mutating func requests(dueAt date: Date) -> [Request] {
    defer { wanted = [] }
    return wanted.map { id in
      generation += 1
      let request = Request(instance: id, generation: generation)
      awaited[id] = request
      return request
    }
  }

  package mutating func receive(_ answer: Answer, at date: Date) {
    guard awaited[answer.request.instance] == answer.request else { return }
    if case .reel(let reel) = answer.outcome { reels[answer.request.instance] = reel }
  }

  /// The reel of a widget and which of its entries shows; nil while nothing is known.
  package func showing(_ id: Instance.ID, at date: Date) -> (reel: Reel, entry: Int)? {
    guard let reel = reels[id], reel.count > 0 else { return nil }
    return (reel, (0..<reel.count).last { reel.date(of: $0) <= date } ?? 0)
  }

  /// When something is due next: a request, or an entry of a widget that can be seen.
  package var nextDate: Date? { nil }
}
