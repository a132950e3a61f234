/// The way of one call onto the threads of a pool: all its jobs are known as its own.
final class Lane: TaskExecutor {
  private let pool: Pool
  private let number: Int

  init(to pool: Pool) {
    self.pool = pool
    number = pool.openLane()
  }

  deinit { pool.closeLane(number) }

  /// Whether a thread is inside a job of the call.
  var holdsThread: Bool { pool.holdsThread(number) }

  func enqueue(_ job: consuming ExecutorJob) {
    pool.add(UnownedJob(job), from: self, numbered: number)
  }

  /// The threads that the call holds don't count any more, and others may take their places.
  func stepAside() { pool.setAside(number) }
}
