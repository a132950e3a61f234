import Cast
import Home
import Pages

/// What runs for a dashboard on other threads: questions to providers, taps, and pages to open.
struct Calls {
  var providers: ProviderCalls
  var running: Running
  /// The taps to perform once the screen shows them.
  var taps: [Tap] = []
  let pages: PageSource

  init(
    among pages: PageSource, reaching reach: Reach, by mailbox: Mailbox<Event>, pool: ThreadPool,
    folders: FolderWatch
  ) {
    providers = ProviderCalls(mailbox: mailbox, reaching: reach, pool: pool, folders: folders)
    running = Running(mailbox: mailbox, reaching: reach, pool: pool)
    self.pages = pages
  }

  /// The next instant at which to call `expire`.
  var nextDeadline: Duration? {
    [providers.nextDeadline, running.nextDeadline].compactMap(\.self).min()
  }

  /// Records a posted event.
  mutating func hear(_ event: Event, at instant: Duration) {
    providers.hear(event)
    running.hear(event, at: instant)
  }

  /// Returns substitutes for the events that are overdue.
  mutating func expire(at instant: Duration) -> [Event] {
    providers.expire(at: instant) + running.expire(at: instant)
  }

  mutating func reach(_ change: (inout Reach) -> Void) {
    change(&providers.reach)
    change(&running.reach)
  }

  /// Cancels everything without waiting.
  mutating func cancel() {
    providers.cancel()
    running.cancel()
  }
}
