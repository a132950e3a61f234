import Cast
import FoundationEssentials
import Home
import Intents
import Pages
import Sharing
import Store
import Timelines

/// Has intents performed beside the loop, pages opened and links claimed, each for so long, and posts
/// what comes of them.
struct Running {
  /// What runs beside the loop.
  fileprivate enum Work: Hashable {
    case tap(Tap.ID)
    case page(PageRequest)
    case claim(Opening)
    /// A look whether what stood in the way of a tap is gone.
    case look(Tap.ID)
  }

  let mailbox: Mailbox<Event>
  private let pool: Pool
  var reach: Reach
  /// Those that may still end.
  private var calls: [Work: Call] = [:]
  private var overdue = Deadlines<Work>(patience: .seconds(10))
  /// What takes longer than this may hold a thread for ever.
  private var slow = Deadlines<Work>(patience: .milliseconds(50))
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

  /// Has the intent of a tap performed, which leaves a trace of its notices.
  mutating func run(_ tap: Tap, leaving trace: NoticeTrace? = nil, at instant: Duration) {
    begin(.tap(tap.id), at: instant) { [obstacles] in
      let (performance, obstacle) = await NoticeTrace.$current.withValue(trace) {
        await tap.perform()
      }
      trace?.end()
      obstacles.withLock { $0[tap.id] = obstacle }
      return .performed(performance)
    }
  }

  /// Has a page opened.
  mutating func open(_ request: PageRequest, among pages: PageSource, at instant: Duration) {
    begin(.page(request), at: instant) {
      do {
        let page = try pages.page(request.url)
        return .pageOpened(PageOpening(request, page.map { .success($0) } ?? .failure(.unknown)))
      } catch {
        return .pageOpened(PageOpening(request, .failure(Setback(error))))
      }
    }
  }

  /// Another process may hold the store, for which the loop must not wait.
  mutating func claim(_ opening: Opening, in store: Store, at instant: Duration) {
    begin(.claim(opening), at: instant) { opening.claimed(in: store) }
  }

  /// Begins work, unless so much hangs already that it would only hold one more thread.
  private mutating func begin(
    _ work: Work, at instant: Duration, _ run: @escaping @Sendable () async -> Event?
  ) {
    guard !pool.isExhausted else {
      work.overdue.map(mailbox.post)
      return
    }
    calls[work] = Call(on: pool, reaching: reach, postingTo: mailbox, run)
    overdue.start(work, at: instant)
    slow.start(work, at: instant)
  }

  /// Takes note of what was posted.
  mutating func hear(_ event: Event, at instant: Duration) {
    switch event {
    case .looked(after: let tap, let isFree):
      forget(.look(tap))
      if isFree { forget(tap) } else { lookouts.rest(tap, at: instant) }
    case .pageOpened(let opening): forget(.page(opening.request))
    case .performed(let performance):
      forget(.tap(performance.tap))
      guard obstacles.withLock({ $0[performance.tap] != nil }) else { return }
      lookouts.start(performance.tap, at: instant)
      forgetUnwatched()
    default: break
    }
  }

  /// Something has happened in folders, perhaps to what stood in the way of a tap.
  mutating func hearOfFolders(at instant: Duration) {
    lookouts.hasten(at: instant)
  }

  private mutating func forget(_ work: Work) {
    calls[work] = nil
    overdue.end(work)
    slow.end(work)
  }

  private mutating func forget(_ tap: Tap.ID) {
    lookouts.end(tap)
    obstacles.withLock { $0[tap] = nil }
  }

  private func forgetUnwatched() {
    let watched = lookouts.taps
    obstacles.withLock { obstacles in
      obstacles = obstacles.filter { watched.contains($0.key) || calls[.tap($0.key)] != nil }
    }
  }

  private mutating func look(after tap: Tap.ID, at instant: Duration) {
    guard calls[.look(tap)] == nil, let obstacle = obstacles.withLock({ $0[tap] }) else { return }
    begin(.look(tap), at: instant) { .looked(after: tap, isFree: obstacle.hasPassed) }
  }

  /// What is told of work that should have ended by now. It is asked to end; what it may have done by
  /// then is told when it has.
  mutating func expire(at instant: Duration) -> [Event] {
    for work in slow.expired(at: instant) { release(work) }
    for tap in lookouts.due(at: instant) { look(after: tap, at: instant) }
    return overdue.expired(at: instant).compactMap { work in
      calls[work]?.cancel()
      // What a tap has done after all is still of interest.
      if case .tap = work { return work.overdue }
      calls[work] = nil
      return work.overdue
    }
  }

  /// Others take its place; of what has ended with nothing to tell, this is how it is learned.
  private mutating func release(_ work: Work) {
    if calls[work]?.hasEnded == true { forget(work) } else { calls[work]?.lane.stepAside() }
  }

  /// Nothing is waited for: what hangs can't hold up the end.
  mutating func cancel() {
    for (work, call) in calls {
      call.cancel()
      forget(work)
    }
  }
}

extension Running.Work {
  /// What is told of it when it has had its time, or can't begin.
  fileprivate var overdue: Event? {
    switch self {
    case .tap(let id): .performed(Performance(of: id, setback: .overdue))
    case .page(let request): .pageOpened(PageOpening(request, .failure(.overdue)))
    case .claim, .look: nil
    }
  }
}
