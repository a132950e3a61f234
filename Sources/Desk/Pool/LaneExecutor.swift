/// The executor of one call, which marks the call's jobs in a pool.
final class LaneExecutor: TaskExecutor {
  private let pool: ThreadPool
  private let number: Int

  init(to pool: ThreadPool) {
    self.pool = pool
    number = pool.openLane()
  }

  deinit { pool.closeLane(number) }

  /// Whether a thread is running a job of the call.
  var holdsThread: Bool { pool.holdsThread(number) }

  func enqueue(_ job: consuming ExecutorJob) {
    pool.add(UnownedJob(job), from: self, numbered: number)
  }

  /// Stops counting the call's threads, so that others may replace them.
  func stepAside() { pool.setAside(number) }
}
