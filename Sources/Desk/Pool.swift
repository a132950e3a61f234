import CSystem
import Glibc
import System
import WidgetIntents

/// A queue through which other threads pass values to the loop and wake it.
final class Mailbox<Letter: Sendable>: Sendable {
  let descriptor: Int32
  private let letters = LockedValue<[Letter]>([])

  init() {
    descriptor = linux_wakeup_open()
  }

  func post(_ letter: Letter) {
    letters.withLock { $0.append(letter) }
    linux_wakeup_poke(descriptor)
  }

  func take() -> [Letter] {
    linux_wakeup_clear(descriptor)
    return letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }

  /// Sleeps until a letter arrives, at most for `time`.
  func wait(within time: Duration?) {
    var isReady = false
    withUnsafePointer(to: descriptor) {
      linux_wait($0, &isReady, 1, -1, time?.wholeNanoseconds ?? -1)
    }
  }
}

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

extension ThreadPool {
  /// Runs work that may hang, as on a broken disk, so that it keeps no other call from a thread.
  func runAside(_ work: @escaping @Sendable () -> Void) {
    let lane = LaneExecutor(to: self)
    lane.stepAside()
    Task(executorPreference: lane) {
      work()
      withExtendedLifetime(lane) {}
    }
  }
}

extension ThreadPool {
  /// Runs a task on the pool and returns its value. The caller sleeps, by default for at most the
  /// 20 s that a dashboard waits for a provider.
  func waiting<Value: Sendable>(
    reaching dependencies: Dependencies, within patience: Duration = .seconds(20),
    by clocks: Clocks = Clocks(), _ run: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let mailbox = Mailbox<Result<Value, any Error>>()
    let lane = LaneExecutor(to: self)
    let task = Task(executorPreference: lane) {
      await Dependencies.$current.withValue(dependencies) {
        do {
          mailbox.post(.success(try await run()))
        } catch {
          mailbox.post(.failure(error))
        }
      }
      withExtendedLifetime(lane) {}
    }
    let end = clocks.instant + patience
    while clocks.instant < end {
      mailbox.wait(within: end - clocks.instant)
      if let result = mailbox.take().first { return try result.get() }
    }
    task.cancel()
    lane.stepAside()
    throw OverdueError()
  }
}

/// That something which was waited for hasn't come in time.
struct OverdueError: WordedError, Hashable {
  func sentence(in strings: StringTable) -> String { strings.text("error.overdue") }
}

/// The threads and jobs of a pool, as a value: jobs run in order, and threads start and end with
/// them.
///
/// A thread that runs a job of a set-aside lane doesn't count towards the limit, so that a slow
/// call holds up nothing else.
struct Roster<Job> {
  typealias Lane = Int

  struct Shift {
    let job: Job
    let lane: Lane
  }

  let limit: Int
  let mostAside: Int
  private(set) var threads = 0
  private var waiting: [Shift] = []
  private var running: [Lane: Int] = [:]
  private var aside: Set<Lane> = []

  init(limit: Int, mostAside: Int) {
    self.limit = limit
    self.mostAside = mostAside
  }

  var threadsAside: Int { aside.reduce(0) { $0 + (running[$1] ?? 0) } }

  func holdsThread(_ lane: Lane) -> Bool { running[lane] != nil }

  mutating func add(_ job: Job, of lane: Lane) {
    waiting.append(Shift(job: job, lane: lane))
  }

  mutating func setAside(_ lane: Lane) {
    aside.insert(lane)
  }

  /// Forgets a lane that gets no more jobs.
  mutating func close(_ lane: Lane) {
    aside.remove(lane)
  }

  /// Whether another thread is needed and allowed; if so, counts it as started. One that starts, or has just
  /// finished a job, takes the next job and then asks again: whoever adds ten jobs starts one thread.
  mutating func hire() -> Bool {
    let isIdle = threads > running.values.reduce(0, +)
    let mayHire = threads - threadsAside < limit && threads < limit + mostAside
    guard !waiting.isEmpty, !isIdle, mayHire else { return false }
    threads += 1
    return true
  }

  /// Removes a thread that failed to start or ends.
  mutating func dismiss() {
    threads -= 1
  }

  /// The next job for an idle thread; nil if it should end, for lack of jobs or because there are
  /// too many threads.
  mutating func next() -> Shift? {
    guard !waiting.isEmpty, threads - threadsAside <= limit else {
      dismiss()
      return nil
    }
    let shift = waiting.removeFirst()
    running[shift.lane, default: 0] += 1
    return shift
  }

  mutating func finish(_ lane: Lane) {
    let rest = (running[lane] ?? 1) - 1
    running[lane] = rest > 0 ? rest : nil
  }
}

/// Work on another thread, on one value at a time. Of the values that wait, only the last counts,
/// unless they can be merged.
///
///     let saving = SerialWork(on: pool) { text in try? file.write(text) }
///     saving.add(text)
final class SerialWork<Value: Sendable>: Sendable {
  private struct State {
    var waiting: Value?
    var isBusy = false
  }

  private let pool: ThreadPool
  private let merged: @Sendable (Value, Value) -> Value
  private let work: @Sendable (Value) -> Void
  private let state = LockedValue(State())
  private let ends = Mailbox<Void>()

  /// Merges a value that waits with the next one.
  init(
    on pool: ThreadPool, merging merged: @escaping @Sendable (Value, Value) -> Value = { $1 },
    _ work: @escaping @Sendable (Value) -> Void
  ) {
    (self.pool, self.merged, self.work) = (pool, merged, work)
  }

  /// Whether work is under way or waits.
  var isBusy: Bool { state.withLock(\.isBusy) }

  /// Has the work done for a value, and doesn't wait for it.
  func add(_ value: Value) {
    let isBusy = state.withLock { state in
      defer { state.isBusy = true }
      state.waiting = state.waiting.map { merged($0, value) } ?? value
      return state.isBusy
    }
    guard !isBusy else { return }
    pool.runAside {
      while let value = self.take() { self.work(value) }
      self.ends.post(())
    }
  }

  /// Waits until nothing is left to do; returns whether that happened in time.
  func finish(within patience: Duration, by clocks: Clocks = Clocks()) -> Bool {
    let end = clocks.instant + patience
    while isBusy {
      guard clocks.instant < end else { return false }
      ends.wait(within: end - clocks.instant)
      _ = ends.take()
    }
    return true
  }

  private func take() -> Value? {
    state.withLock { state in
      defer { state.waiting = nil }
      state.isBusy = state.waiting != nil
      return state.waiting
    }
  }
}

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
