import Glibc
import System

/// A thread pool for calls outside the loop. It has no threads while idle, and starts more, up to a
/// limit, only while the others are busy.
///
/// Swift's own executors have a timer that wakes the process every second.
final class ThreadPool: Sendable {
  private struct Job {
    let job: UnownedJob
    /// Retained until the job has run, because Swift doesn't own executors.
    let lane: LaneExecutor
  }

  private struct State {
    var roster: Roster<Job>
    var lanes = 0
  }

  private let state: LockedValue<State>

  /// Calls set aside may hold further threads beyond the limit.
  init(limit: Int = 8, mostAside: Int = 1024) {
    state = LockedValue(State(roster: Roster(limit: limit, mostAside: mostAside)))
  }

  var threads: Int { state.withLock(\.roster.threads) }

  /// Whether the maximum number of set-aside threads is reached.
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

  func add(_ job: UnownedJob, from lane: LaneExecutor, numbered number: Int) {
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
        Unmanaged<ThreadPool>.fromOpaque(argument).takeRetainedValue().work()
        return nil
      }, pool.toOpaque())
    if status != 0 { pool.release() }
    return status == 0
  }

  /// Runs jobs until none are left, then ends the thread.
  private func work() {
    // Lowers this thread's priority only, so that endless jobs leave the screen enough time.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Self.niceness)
    while let shift = state.withLock({ $0.roster.next() }) {
      // The thread may serve a call that is set aside; then another must take its place.
      hire()
      shift.job.job.runSynchronously(on: shift.job.lane.asUnownedTaskExecutor())
      state.withLock { $0.roster.finish(shift.lane) }
    }
  }

  private static let stackSize = 1 << 20
  private static let niceness: Int32 = 10
}
