import Home
import Sharing

/// Something that has begun beside the loop: the asking of a provider, or the run of an intent.
struct Call {
  let lane: Lane
  private let task: Task<Void, Never>
  private let end = Guarded(false)

  /// Posts what comes of it, if it says so in the end.
  init(
    on pool: Pool, reaching reach: Reach, postingTo mailbox: Mailbox<Event>,
    _ run: @escaping @Sendable () async -> Event?
  ) {
    let lane = Lane(to: pool)
    self.lane = lane
    task = Task(executorPreference: lane) { [end] in
      let event = await reach.during(run)
      end.withLock { $0 = true }
      if let event { mailbox.post(event) }
      // What resumes the call much later still finds its lane.
      withExtendedLifetime(lane) {}
    }
  }

  /// Whether it has come to its end, be it with something to post or not.
  var hasEnded: Bool { end.withLock(\.self) }

  /// Nobody waits for the answer any more; what the call holds is not waited for either.
  func cancel() {
    task.cancel()
    lane.stepAside()
  }
}
