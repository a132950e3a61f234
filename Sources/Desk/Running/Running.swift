import Cast
import FoundationEssentials
import Home
import Intents
import Pages
import Sharing
import Store
import Timelines

/// Has intents performed beside the loop, each for so long, and posts what comes of them.
struct Running {
  let mailbox: Mailbox<Event>
  private let pool: Pool
  var reach: Reach
  /// Those that may still end.
  private var calls: [Tap.ID: Call] = [:]
  private var overdue = Deadlines<Tap.ID>(patience: .seconds(10))
  /// An intent that takes longer than this may hold a thread for ever.
  private var slow = Deadlines<Tap.ID>(patience: .milliseconds(50))
  /// What stood in the way of taps that may do so no longer, as it came up beside the loop.
  private let obstacles = Guarded<[Tap.ID: any PassingError]>([:])
  private var lookouts = Lookouts()

  init(mailbox: Mailbox<Event>, reaching reach: Reach, pool: Pool = Pool()) {
    self.mailbox = mailbox
    self.pool = pool
    self.reach = reach
  }

  /// Whether nothing has time left.
  var isIdle: Bool { overdue.next == nil }

  /// The instant at which `expire` has something to do.
  var nextDeadline: Duration? {
    [overdue.next, slow.next, lookouts.next].compactMap(\.self).min()
  }

  /// Has the intent of a tap performed, unless so many hang already that it would only hold one more
  /// thread.
  mutating func run(_ tap: Tap, at instant: Duration) {
    guard !pool.isExhausted else {
      return mailbox.post(.performed(Performance(of: tap.id, setback: .overdue)))
    }
    calls[tap.id] = Call(on: pool, reaching: reach, postingTo: mailbox) { [obstacles] in
      let (performance, obstacle) = await tap.perform()
      obstacles.withLock { $0[tap.id] = obstacle }
      return .performed(performance)
    }
    overdue.start(tap.id, at: instant)
    slow.start(tap.id, at: instant)
  }

  /// Has a page opened.
  func open(_ request: PageRequest, among pages: PageSource) {
    _ = Call(on: pool, reaching: reach, postingTo: mailbox) {
      do {
        let page = try pages.page(request.url)
        return .pageOpened(PageOpening(request, page.map { .success($0) } ?? .failure(.unknown)))
      } catch {
        return .pageOpened(PageOpening(request, .failure(Setback(error))))
      }
    }
  }

  /// Another process may hold the store, for which the loop must not wait.
  func claim(_ opening: Opening, in store: Store) {
    _ = Call(on: pool, reaching: reach, postingTo: mailbox) { opening.claimed(in: store) }
  }

  /// Takes note of what was posted.
  mutating func hear(_ event: Event, at instant: Duration) {
    if case .looked(after: let tap, let isFree) = event {
      if isFree { forget(tap) } else { lookouts.rest(tap, at: instant) }
    }
    guard case .performed(let performance) = event else { return }
    calls[performance.tap] = nil
    overdue.end(performance.tap)
    slow.end(performance.tap)
    if obstacles.withLock({ $0[performance.tap] != nil }) {
      lookouts.start(performance.tap, at: instant)
      forgetUnwatched()
    }
  }

  /// Something has happened in folders, perhaps to what stood in the way of a tap.
  mutating func hearOfFolders(at instant: Duration) {
    lookouts.hasten(at: instant)
  }

  private mutating func forget(_ tap: Tap.ID) {
    lookouts.end(tap)
    obstacles.withLock { $0[tap] = nil }
  }

  private func forgetUnwatched() {
    let watched = lookouts.taps.union(calls.keys)
    obstacles.withLock { obstacles in obstacles = obstacles.filter { watched.contains($0.key) } }
  }

  private func look(after tap: Tap.ID) {
    guard let obstacle = obstacles.withLock({ $0[tap] }) else { return }
    _ = Call(on: pool, reaching: reach, postingTo: mailbox) {
      .looked(after: tap, isFree: obstacle.hasPassed)
    }
  }

  /// What is told of those that should have ended by now. They are asked to end; what they may have
  /// done by then is told when they have.
  mutating func expire(at instant: Duration) -> [Event] {
    for tap in slow.expired(at: instant) { calls[tap]?.lane.stepAside() }
    for tap in lookouts.due(at: instant) { look(after: tap) }
    return overdue.expired(at: instant).map { tap in
      calls[tap]?.cancel()
      return .performed(Performance(of: tap, setback: .overdue))
    }
  }

  /// Nothing is waited for: an intent that hangs can't hold up the end.
  mutating func cancel() {
    for (tap, call) in calls {
      call.cancel()
      overdue.end(tap)
      slow.end(tap)
    }
    calls = [:]
  }
}
