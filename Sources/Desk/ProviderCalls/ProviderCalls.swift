import Cast
import Home
import Store
import Timelines

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
