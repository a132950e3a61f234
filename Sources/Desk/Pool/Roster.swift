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
