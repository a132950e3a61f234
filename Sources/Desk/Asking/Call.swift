import Home
import Timelines

/// One asking of a provider that has begun.
struct Call {
  let lane: Lane
  private let task: Task<Void, Never>

  init(
    _ question: Question, in center: WidgetCenterLink, on pool: Pool,
    postingTo mailbox: Mailbox<Event>
  ) {
    let lane = Lane(to: pool)
    self.lane = lane
    task = Task(executorPreference: lane) {
      let outcome = await WidgetCenterLink.$current.withValue(center) { await question.outcome() }
      if !Task.isCancelled { mailbox.post(.answered(Answer(to: question.request, outcome))) }
      // What resumes the call much later still finds its lane.
      withExtendedLifetime(lane) {}
    }
  }

  /// Nobody waits for the answer any more; what the call holds is not waited for either.
  func cancel() {
    task.cancel()
    lane.stepAside()
  }
}
