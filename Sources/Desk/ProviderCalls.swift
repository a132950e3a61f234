import Almanac
import Cast
import FoundationEssentials
import Home
import Store
import System
import Timelines
import WidgetIntents

/// Asks providers on other threads, each with a deadline, and posts their answers.
struct ProviderCalls {
  let mailbox: Mailbox<Event>
  /// Records the files from which the widgets are read.
  private let folders: FolderWatch?
  private let pool: ThreadPool
  var reach: CallContext
  /// The calls that may still answer.
  private var calls: [TimelineRequest: BackgroundCall] = [:]
  /// The overdue calls that held a thread at their deadline.
  private var late: [Instance.ID: TimelineRequest] = [:]
  private var overdue = Deadlines<TimelineRequest>(patience: .seconds(20))
  /// A call that takes longer than this may hold its thread for ever.
  private var slow = Deadlines<TimelineRequest>(patience: .milliseconds(250))

  init(
    mailbox: Mailbox<Event>, reaching reach: CallContext, pool: ThreadPool = ThreadPool(),
    folders: FolderWatch? = nil
  ) {
    self.folders = folders
    self.mailbox = mailbox
    self.pool = pool
    self.reach = reach
  }

  /// Whether no call is within its deadline.
  var isIdle: Bool { overdue.next == nil }

  /// The next instant at which to call `expire`.
  var nextDeadline: Duration? {
    [overdue.next, slow.next].compactMap(\.self).min()
  }

  /// Asks the provider, unless an overdue call for the same widget still holds a thread; this one
  /// would only hold another.
  mutating func ask(_ question: Question, at instant: Duration) {
    let request = question.request
    if let fault = fault(standingInTheWayOf: request) {
      mailbox.post(.answered(TimelineAnswer(to: request, .fault(fault))))
      return
    }
    let notes = folders?.notes(for: request.instance) ?? .current
    calls[request] = BackgroundCall(on: pool, reaching: reach, postingTo: mailbox) {
      [language = reach.language] in
      let outcome = await WatchedFiles.$current.withValue(notes) {
        await question.outcome(in: language)
      }
      return Task.isCancelled ? nil : .answered(TimelineAnswer(to: request, outcome))
    }
    overdue.start(request, at: instant)
    slow.start(request, at: instant)
  }

  /// Records a posted event.
  mutating func hear(_ event: Event) {
    guard case .answered(let answer) = event else { return }
    forget(answer.request)
  }

  /// Returns substitutes for the answers that are overdue.
  mutating func expire(at instant: Duration) -> [Event] {
    for request in slow.expired(at: instant) { calls[request]?.lane.stepAside() }
    return overdue.expired(at: instant).map { .answered(TimelineAnswer(to: $0, giveUp(on: $0))) }
  }

  /// Cancels all calls without waiting, so that a hung provider can't delay the exit.
  mutating func cancel() {
    for (request, call) in calls {
      call.cancel()
      forget(request)
    }
  }

  private func fault(standingInTheWayOf request: TimelineRequest) -> TimelineFault? {
    if isStuck(request.instance) { return .overdue }
    return pool.isExhausted
      ? .failed(reach.language.commandWords.text("timeline.fault.exhausted")) : nil
  }

  private func isStuck(_ instance: Instance.ID) -> Bool {
    late[instance].flatMap { calls[$0]?.lane.holdsThread } ?? false
  }

  /// Cancelling ends a call that only waits; one that holds a thread may still answer.
  private mutating func giveUp(on request: TimelineRequest) -> TimelineAnswer.Outcome {
    if calls[request]?.lane.holdsThread == true {
      late[request.instance] = request
      return .overdue
    }
    calls[request]?.cancel()
    forget(request)
    return .fault(.overdue)
  }

  private mutating func forget(_ request: TimelineRequest) {
    calls[request] = nil
    overdue.end(request)
    slow.end(request)
  }
}

extension ProviderCalls {
  /// Sleeps until an event is posted or a call is overdue, and returns the events.
  mutating func nextEvents(by clocks: Clocks) -> [Event] {
    mailbox.wait(within: nextDeadline.map { max(.zero, $0 - clocks.instant) })
    let events = mailbox.take()
    for event in events { hear(event) }
    return events + expire(at: clocks.instant)
  }
}

/// The surroundings of providers and intents while they run.
struct CallContext: Sendable {
  /// The placed widgets, which they can reload.
  var instances: [Instance]
  /// The store through which the widget center notifies other processes; nil if there is none.
  var store: Store?
  var dependencies: Dependencies
  /// The language in which to say what failed.
  let language: Language
  let mailbox: Mailbox<Event>

  init(
    to instances: [Instance] = [], by mailbox: Mailbox<Event>,
    dependencies: Dependencies = Dependencies(), speaking language: Language = .english
  ) {
    self.instances = instances
    self.mailbox = mailbox
    self.dependencies = dependencies
    self.language = language
  }

  init(of setup: Setup, to instances: [Instance], by mailbox: Mailbox<Event>) {
    self.init(
      to: instances, by: mailbox, dependencies: setup.dependencies,
      speaking: setup.circumstances.language)
  }

  /// Those of the maker of a page that is opened from a widget.
  func opening(from id: Instance.ID) -> CallContext {
    var reach = self
    let opener = PageOpener(instances.first { $0.id == id }.map(WidgetInfo.init))
    reach.dependencies.add(dependency: opener)
    return reach
  }

  func during<Result>(_ run: () async -> Result) async -> Result {
    let center = WidgetCenterLink(of: instances, in: store, postingTo: mailbox)
    return await WidgetCenterLink.$current.withValue(center) {
      await Dependencies.$current.withValue(dependencies) { await run() }
    }
  }
}

/// Work on another thread: asking a provider, or running an intent.
struct BackgroundCall {
  let lane: LaneExecutor
  private let task: Task<Void, Never>
  private let end = LockedValue(false)

  /// Starts the work and posts its event, if it returns one.
  init(
    on pool: ThreadPool, reaching reach: CallContext, postingTo mailbox: Mailbox<Event>,
    _ run: @escaping @Sendable () async -> Event?
  ) {
    let lane = LaneExecutor(to: pool)
    self.lane = lane
    task = Task(executorPreference: lane) { [end] in
      let event = await reach.during(run)
      end.withLock { $0 = true }
      if let event { mailbox.post(event) }
      // Whatever resumes the call much later must still find its lane.
      withExtendedLifetime(lane) {}
    }
  }

  /// Whether the work has ended, with or without an event.
  var hasEnded: Bool { end.withLock(\.self) }

  /// Cancels the work and waits neither for it nor for what it holds.
  func cancel() {
    task.cancel()
    lane.stepAside()
  }
}

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

extension Home {
  /// Asks all widgets, waits for their answers, and settles what they show.
  mutating func inform(
    about instances: [Instance], in setup: Setup, at date: Date
  ) {
    let mailbox = Mailbox<Event>()
    var providerCalls = ProviderCalls(
      mailbox: mailbox,
      reaching: CallContext(of: setup, to: instances, by: mailbox))
    for case .ask(let question) in due(by: date) {
      providerCalls.ask(question, at: setup.clocks.instant)
    }
    while !providerCalls.isIdle {
      for event in providerCalls.nextEvents(by: setup.clocks) { _ = handle(event, at: date) }
    }
    settle(at: date)
  }
}

extension Question {
  /// Asks the provider; returns its timeline or the reason why there is none, in a language.
  func outcome(in language: Language = .english) async -> TimelineAnswer.Outcome {
    do {
      return .timeline(try await timeline())
    } catch TimelineFault.failed(let words) {
      return .fault(.failed(words.harmless(upTo: 200)))
    } catch let fault as TimelineFault {
      return .fault(fault)
    } catch {
      let sentence = language.commandWords.sentence(of: error)
      return .fault(.failed(sentence.harmless(upTo: 200)))
    }
  }
}
