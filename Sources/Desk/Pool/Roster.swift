/// Who of a pool's threads does what, as a value: jobs come in order, and threads come and go with
/// them.
///
/// A thread in a job of a lane that has been set aside doesn't count to the limit, so that what
/// holds its thread for long holds up nothing else.
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

  /// No more jobs will come of the lane.
  mutating func close(_ lane: Lane) {
    aside.remove(lane)
  }

  /// Whether one more thread is needed and allowed; it then counts as started.
  mutating func hire() -> Bool {
    let idle = threads - running.values.reduce(0, +)
    let mayHire = threads - threadsAside < limit && threads < limit + mostAside
    guard waiting.count > idle, mayHire else { return false }
    threads += 1
    return true
  }

  /// A thread that was hired could not be started, or ends.
  mutating func dismiss() {
    threads -= 1
  }

  /// The next job of a thread that has none; without one, or with too many threads, it is to end.
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
