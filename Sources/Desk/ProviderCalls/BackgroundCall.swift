import Home
import System

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
