/// Runs tasks on the thread that drains it, so that a process has only one.
///
/// `@unchecked`, because only that thread uses it.
final class OwnThread: TaskExecutor, @unchecked Sendable {
  private var jobs: [UnownedJob] = []

  func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }

  /// Runs all that there is to do.
  func drain() {
    while !jobs.isEmpty {
      jobs.removeFirst().runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
