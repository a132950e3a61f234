import Glibc
import Sharing

/// Threads for calls beside the loop: none while there is nothing to do, one for a job at a time,
/// and more, up to a limit, only while the others are busy.
///
/// The executors that come with the language keep a timer that wakes the process every second.
final class Pool: Sendable {
  private struct Job {
    let job: UnownedJob
    /// Kept until the job has run, for the language doesn't own an executor.
    let lane: Lane
  }

  private struct State {
    var roster: Roster<Job>
    var lanes = 0
  }

  private let state: Guarded<State>

  /// Beside the threads of the limit there are only those that calls set aside hold.
  init(limit: Int = 8, mostAside: Int = 1024) {
    state = Guarded(State(roster: Roster(limit: limit, mostAside: mostAside)))
  }

  var threads: Int { state.withLock(\.roster.threads) }

  /// Whether so many calls hold their threads that no more can be set aside.
  var isExhausted: Bool { state.withLock { $0.roster.threadsAside >= $0.roster.mostAside } }

  func openLane() -> Int {
    state.withLock { state in
      state.lanes += 1
      return state.lanes
    }
  }

  func closeLane(_ lane: Int) {
    state.withLock { $0.roster.close(lane) }
  }

  func holdsThread(_ lane: Int) -> Bool { state.withLock { $0.roster.holdsThread(lane) } }

  func add(_ job: UnownedJob, from lane: Lane, numbered number: Int) {
    state.withLock { $0.roster.add(Job(job: job, lane: lane), of: number) }
    hire()
  }

  func setAside(_ lane: Int) {
    state.withLock { $0.roster.setAside(lane) }
    hire()
  }

  private func hire() {
    while state.withLock({ $0.roster.hire() }) {
      guard startThread() else { return state.withLock { $0.roster.dismiss() } }
    }
  }

  private func startThread() -> Bool {
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
    if status != 0 { pool.release() }
    return status == 0
  }

  /// Runs jobs until there are none left, and then ends the thread.
  private func work() {
    // Of this thread alone: jobs that never rest leave the screen its time.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Self.niceness)
    while let shift = state.withLock({ $0.roster.next() }) {
      // Another may have to take the place of a thread that is lent to a call set aside.
      hire()
      shift.job.job.runSynchronously(on: shift.job.lane.asUnownedTaskExecutor())
      state.withLock { $0.roster.finish(shift.lane) }
    }
  }

  private static let stackSize = 1 << 20
  private static let niceness: Int32 = 10
}
