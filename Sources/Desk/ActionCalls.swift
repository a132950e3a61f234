import Almanac
import Cast
import FoundationEssentials
import Home
import Pages
import Store
import System
import Timelines
import WidgetIntents

/// Performs intents, opens pages, looks up choices and claims links on other threads, each with a
/// deadline, and posts the results.
struct ActionCalls {
  /// Work on another thread.
  fileprivate enum Work: Hashable {
    case tap(Tap.ID)
    case page(PageRequest)
    case choices(ChoiceRequest)
    case claim(OpenRequest)
    /// A check whether the cause of a failed tap is gone.
    case look(Tap.ID)
    /// A change of an alarm, or the claim of its bell.
    case alarm(Alarm.ID)
    case announcements([Announcement])
  }

  let mailbox: Mailbox<Event>
  private let pool: ThreadPool
  var reach: CallContext
  /// The work that may still end.
  private var calls: [Work: BackgroundCall] = [:]
  private var overdue = Deadlines<Work>(patience: .seconds(10))
  /// Work that takes longer than this may hold its thread for ever.
  private var slow = Deadlines<Work>(patience: .milliseconds(50))
  /// The causes of failed taps that may pass, as reported by other threads.
  private let passingErrors = LockedValue<[Tap.ID: any PassingError]>([:])
  private var lookouts = FailureChecks()
  /// The taps under way that only search.
  private var searches: Set<Tap.ID> = []

  init(mailbox: Mailbox<Event>, reaching reach: CallContext, pool: ThreadPool = ThreadPool()) {
    self.mailbox = mailbox
    self.pool = pool
    self.reach = reach
  }

  /// Whether no work is within its deadline.
  var isIdle: Bool { overdue.next == nil }

  /// The taps whose results are expected.
  var taps: Set<Tap.ID> {
    Set(overdue.running.compactMap { if case .tap(let id) = $0 { id } else { nil } })
  }

  /// The widgets with such a tap.
  var tapped: Set<Instance.ID> { Set(taps.map(\.instance)) }

  /// The next instant at which to call `expire`.
  var nextDeadline: Duration? {
    [overdue.next, slow.next, lookouts.next].compactMap(\.self).min()
  }

  /// Performs the intent of a tap; records its notices in a trace.
  mutating func run(_ tap: Tap, leaving trace: NoticeTrace? = nil, at instant: Duration) {
    if tap.type is any SearchIntent.Type { searches.insert(tap.id) }
    begin(.tap(tap.id), at: instant) { [passingErrors, language = reach.language] in
      let (performance, passingError) = await NoticeTrace.$current.withValue(trace) {
        await tap.perform(in: language)
      }
      trace?.end()
      passingErrors.withLock { $0[tap.id] = passingError }
      return .performed(performance)
    }
  }

  /// Opens a page.
  mutating func open(_ request: PageRequest, among pages: PageSource, at instant: Duration) {
    begin(.page(request), at: instant) { [language = reach.language] in
      do {
        let page = try pages.page(request.url)
        return .pageOpened(PageOpening(request, page.map { .success($0) } ?? .failure(.unknown)))
      } catch {
        return .pageOpened(PageOpening(request, .failure(ActionFault(error, in: language))))
      }
    }
  }

  /// Looks up the values that a parameter offers.
  mutating func find(_ request: ChoiceRequest, at instant: Duration) {
    begin(.choices(request), at: instant) { [language = reach.language] in
      .choicesFound(await request.answer(in: language))
    }
  }

  /// Claims an opening. Another process may hold the store, for which the loop must not wait.
  mutating func claim(_ openRequest: OpenRequest, in store: Store, at instant: Duration) {
    begin(.claim(openRequest), at: instant) { openRequest.claimed(in: store) }
  }

  /// Changes something about an alarm in the store.
  mutating func alter(
    _ alarm: Alarm.ID, at instant: Duration, _ change: @escaping @Sendable () -> Event?
  ) {
    begin(.alarm(alarm), at: instant) { change() }
  }

  /// Claims announcements in the store.
  mutating func claim(
    _ announcements: [Announcement], at instant: Duration, _ claim: @escaping @Sendable () -> Event
  ) {
    begin(.announcements(announcements), at: instant) { claim() }
  }

  /// Starts work, unless so many calls hang that it would only hold another thread.
  private mutating func begin(
    _ work: Work, at instant: Duration, _ run: @escaping @Sendable () async -> Event?
  ) {
    guard !pool.isExhausted else {
      work.overdue.map(mailbox.post)
      return
    }
    calls[work] = BackgroundCall(on: pool, reaching: reach(of: work), postingTo: mailbox, run)
    overdue.start(work, at: instant)
    slow.start(work, at: instant)
  }

  private func reach(of work: Work) -> CallContext {
    if case .page(let request) = work { reach.opening(from: request.instance) } else { reach }
  }

  /// Records a posted event.
  mutating func hear(_ event: Event, at instant: Duration) {
    switch event {
    case .looked(after: let tap, let isFree):
      forget(.look(tap))
      if isFree { forget(tap) } else { lookouts.rest(tap, at: instant) }
    case .pageOpened(let opening): forget(.page(opening.request))
    case .choicesFound(let answer): forget(.choices(answer.request))
    case .performed(let performance):
      forget(.tap(performance.tap))
      guard passingErrors.withLock({ $0[performance.tap] != nil }) else { return }
      lookouts.start(performance.tap, at: instant)
      forgetUnwatched()
    default: break
    }
  }

  /// Checks failed taps sooner after a change in a watched folder.
  mutating func hearOfFolders(at instant: Duration) {
    lookouts.hasten(at: instant)
  }

  private mutating func forget(_ work: Work) {
    calls[work] = nil
    overdue.end(work)
    slow.end(work)
    if case .tap(let tap) = work { searches.remove(tap) }
  }

  private mutating func forget(_ tap: Tap.ID) {
    lookouts.end(tap)
    passingErrors.withLock { $0[tap] = nil }
  }

  private func forgetUnwatched() {
    let watched = lookouts.taps
    passingErrors.withLock { passingErrors in
      passingErrors = passingErrors.filter {
        watched.contains($0.key) || calls[.tap($0.key)] != nil
      }
    }
  }

  private mutating func look(after tap: Tap.ID, at instant: Duration) {
    guard calls[.look(tap)] == nil, let passingError = passingErrors.withLock({ $0[tap] }) else {
      return
    }
    begin(.look(tap), at: instant) { .looked(after: tap, isFree: passingError.hasPassed) }
  }

  /// Cancels overdue work and returns substitutes for its events. Whatever it still does is
  /// reported when it ends.
  mutating func expire(at instant: Duration) -> [Event] {
    for work in slow.expired(at: instant) { release(work) }
    for tap in lookouts.due(at: instant) { look(after: tap, at: instant) }
    return overdue.expired(at: instant).compactMap { work in
      calls[work]?.cancel()
      // What an overdue tap still does remains of interest.
      if case .tap = work { return work.overdue }
      calls[work] = nil
      return work.overdue
    }
  }

  /// Lets other work replace a slow call. Notices calls that have ended without an event.
  private mutating func release(_ work: Work) {
    if calls[work]?.hasEnded == true { forget(work) } else { calls[work]?.lane.stepAside() }
  }

  /// Cancels all work without waiting, but for taps that may change something: their user has already
  /// seen the change.
  mutating func cancel() {
    for (work, call) in calls {
      if case .tap(let tap) = work, !searches.contains(tap) { continue }
      call.cancel()
      forget(work)
    }
  }
}

extension ActionCalls.Work {
  /// The event for work that is overdue or can't start.
  fileprivate var overdue: Event? {
    switch self {
    case .tap(let id): .performed(Performance(of: id, actionFault: .overdue))
    case .page(let request): .pageOpened(PageOpening(request, .failure(.overdue)))
    case .choices(let request): .choicesFound(ChoiceAnswer(to: request, .failure(.overdue)))
    case .claim, .look, .alarm, .announcements: nil
    }
  }
}

/// Decides when to check whether the cause of a failed tap is gone: ever more rarely, and finally
/// no longer.
struct FailureChecks: Sendable {
  private struct Lookout {
    var instant: Duration
    var pause: Duration
    /// The end of the last check, whose own traces don't count; nil while it runs.
    var end: Duration?
  }

  private var lookouts: [Tap.ID: Lookout] = [:]

  static let firstPause = Duration.seconds(5)
  static let longestPause = Duration.seconds(640)
  /// The shortest pause between two checks, whatever happens.
  static let shortestPause = Duration.seconds(1)
  static let most = 16

  var taps: Set<Tap.ID> { Set(lookouts.keys) }

  var next: Duration? { lookouts.values.map(\.instant).min() }

  /// Starts checking for a tap; drops the oldest one beyond the limit of 16.
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

  /// Records a check that found nothing new.
  mutating func rest(_ tap: Tap.ID, at instant: Duration) {
    lookouts[tap]?.end = instant
  }

  /// Brings checks forward after a change, unless a check itself has caused it.
  mutating func hasten(at instant: Duration) {
    for (tap, lookout) in lookouts where lookout.end.map({ $0 < instant }) ?? false {
      let last = lookout.instant - lookout.pause
      lookouts[tap]?.instant = min(lookout.instant, max(instant, last + Self.shortestPause))
    }
  }

  /// The taps to check now.
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

extension ChoiceRequest {
  /// Asks the parameter's source; a value whose title it doesn't know stays without one.
  func answer(in language: Language) async -> ChoiceAnswer {
    do {
      var titled: [ParameterChoice] = []
      for value in untitled {
        if let choice = try? await parameter.choice(of: value) { titled.append(choice) }
      }
      let offered = try await parameter.choices(matching: text)
      return ChoiceAnswer(to: self, .success(.init(offered: offered, titled: titled)))
    } catch let fault as ProviderFault {
      return ChoiceAnswer(to: self, .failure(.failed(LocalizedStringResource(fault.key))))
    } catch {
      return ChoiceAnswer(to: self, .failure(ActionFault(error, in: language)))
    }
  }
}

extension Tap {
  /// Performs the intent; returns its result and, if it failed, a cause that may pass.
  func perform(
    in language: Language
  ) async -> (performance: Performance, passingError: (any PassingError)?) {
    do {
      return (Performance(of: id, saying: try await type.perform(intent)?.words), nil)
    } catch {
      let actionFault = ActionFault(error, in: language)
      return (Performance(of: id, actionFault: actionFault), error as? any PassingError)
    }
  }
}

extension ActionFault {
  init(_ error: any Error, in language: Language) {
    self =
      switch error {
      case let actionFault as ActionFault: actionFault
      case let said as any CustomLocalizedStringResourceConvertible:
        .failed(
          said.localizedStringResource,
          whole: (error as? any WordedError)?.sentence(in: language.commandWords).harmless(
            upTo: 400))
      default: .failed(LocalizedStringResource("\(error)".harmless(upTo: 200) as String))
      }
  }
}
