import Home
import Timelines

/// Asks providers beside the loop, each for so long, and posts what they answer.
struct Asking {
  let mailbox: Mailbox<Event>
  private let pool: Pool
  private let center: WidgetCenterLink
  /// The last call for each widget, until it is answered.
  private var calls: [Instance.ID: Call] = [:]
  private var overdue = Deadlines<Request>(patience: .seconds(20))
  /// A call that takes longer than this may hold a thread for ever.
  private var slow = Deadlines<Request>(patience: .milliseconds(250))

  /// The widgets that stand somewhere are known to the providers that are asked.
  init(for instances: [Instance], mailbox: Mailbox<Event>, pool: Pool = Pool()) {
    self.mailbox = mailbox
    self.pool = pool
    center = WidgetCenterLink(configurations: instances.map(WidgetInfo.init)) { kind in
      mailbox.post(.reloadRequested(kind: kind))
    }
  }

  /// Whether nobody has time left for an answer.
  var isIdle: Bool { overdue.next == nil }

  /// The instant at which `expire` has something to do.
  var nextDeadline: Duration? {
    [overdue.next, slow.next].compactMap(\.self).min()
  }

  /// Calls the provider; it replaces an earlier call for the same widget. A widget whose last call
  /// is overdue and still holds its thread would only hold another one.
  mutating func ask(_ question: Question, at instant: Duration) {
    let request = question.request
    let earlier = calls[request.instance]
    if earlier?.isStuck == true || pool.isExhausted {
      mailbox.post(.answered(Answer(to: request, .overdue)))
      return
    }
    if let earlier { abandon(earlier) }
    calls[request.instance] = Call(question, in: center, on: pool, postingTo: mailbox)
    overdue.start(request, at: instant)
    slow.start(request, at: instant)
  }

  /// Takes note of what was posted.
  mutating func hear(_ event: Event) {
    guard case .answered(let answer) = event else { return }
    let request = answer.request
    overdue.end(request)
    slow.end(request)
    if calls[request.instance]?.request == request { calls[request.instance] = nil }
  }

  /// The answers in place of those that should have come by now.
  mutating func expire(at instant: Duration) -> [Event] {
    for request in slow.expired(at: instant) { calls[request.instance]?.lane.stepAside() }
    return overdue.expired(at: instant).map { request in
      calls[request.instance]?.isOverdue = true
      return .answered(Answer(to: request, .overdue))
    }
  }

  /// Nothing is waited for: a provider that hangs can't hold up the end.
  mutating func cancel() {
    for call in calls.values { abandon(call) }
    calls = [:]
  }

  private mutating func abandon(_ call: Call) {
    call.cancel()
    overdue.end(call.request)
    slow.end(call.request)
  }
}

extension Asking {
  /// Sleeps until something has been posted or is overdue, and takes it.
  mutating func nextEvents(by clocks: Clocks) -> [Event] {
    mailbox.wait(within: nextDeadline.map { max(.zero, $0 - clocks.instant) })
    let events = mailbox.take()
    for event in events { hear(event) }
    return events + expire(at: clocks.instant)
  }
}

extension Call {
  fileprivate var isStuck: Bool { isOverdue && lane.holdsThread }
}
