import Glibc

/// Threads for tasks beside the loop: none while there is nothing to do, one for a job at a time,
/// and more, up to a limit, only while the others are busy.
///
/// The executors that come with the language keep a timer that wakes the process every second.
final class Pool: TaskExecutor {
  private let state = Guarded(State())
  private let limit: Int

  private struct State {
    var jobs: [UnownedJob] = []
    var workers = 0
  }

  init(limit: Int = 8) {
    self.limit = limit
  }

  var workers: Int { state.withLock(\.workers) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsWorker = state.withLock { state in
      state.jobs.append(job)
      guard state.workers < limit else { return false }
      state.workers += 1
      return true
    }
    if needsWorker { startWorker() }
  }

  private func startWorker() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    defer { pthread_attr_destroy(&attributes) }
    var thread = pthread_t()
    let pool = Unmanaged.passRetained(self)
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Pool>.fromOpaque(argument).takeRetainedValue().work()
        return nil
      }, pool.toOpaque())
    if status != 0 {
      pool.release()
      work()
    }
  }

  /// Runs jobs until there are none left, and then ends the thread.
  private func work() {
    while let job = nextJob() {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  private func nextJob() -> UnownedJob? {
    state.withLock { state in
      guard !state.jobs.isEmpty else {
        state.workers -= 1
        return nil
      }
      return state.jobs.removeFirst()
    }
  }

  private static let stackSize = 1 << 20
}
