import Glibc
import Testing
import System
import WidgetIntents

@testable import Desk

@Suite(.timeLimit(.minutes(60)))
struct PoolTests {
  @Test func waitsForWhatComesButNotForEver() throws {
    #expect(try ThreadPool().waiting(reaching: Dependencies()) { 7 } == 7)
    #expect(throws: OverdueError()) {
      try ThreadPool().waiting(reaching: Dependencies(), within: .zero) {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
    }
  }

  @Test func runsTasksAndTheirChildren() async {
    let lane = LaneExecutor(to: ThreadPool())
    let sum = await Task(executorPreference: lane) {
      await withTaskGroup(of: Int.self) { group in
        for number in 1...100 { group.addTask { number } }
        return await group.reduce(0, +)
      }
    }.value
    #expect(sum == 5050)
  }

  @Test func addsThreadsWhileOthersAreBlocked() async {
    let pool = ThreadPool(limit: 4)
    let meeting = Meeting()
    let tasks = (0..<4).map { _ in
      Task(executorPreference: LaneExecutor(to: pool)) {
        meeting.enter()
        while meeting.most < 4 { sched_yield() }
      }
    }
    for task in tasks { await task.value }
    #expect(meeting.most == 4)
  }

  @Test func keepsToItsLimit() async {
    let pool = ThreadPool(limit: 2)
    let meeting = Meeting()
    let tasks = (0..<50).map { _ in
      Task(executorPreference: LaneExecutor(to: pool)) {
        meeting.enter()
        sched_yield()
        meeting.leave()
      }
    }
    for task in tasks { await task.value }
    #expect(meeting.most <= 2)
  }

  @Test func goesBackToNoThreads() async {
    let pool = ThreadPool()
    await Task(executorPreference: LaneExecutor(to: pool)) {}.value
    while pool.threads > 0 { sched_yield() }
    #expect(pool.threads == 0)
  }

  @Test func isNotStarvedByCallsThatHoldTheirThreads() async {
    let pool = ThreadPool(limit: 2)
    let gate = Gate()
    let lanes = (0..<5).map { _ in LaneExecutor(to: pool) }
    let stuck = lanes.map { lane in Task(executorPreference: lane) { gate.pass() } }
    let other = Task(executorPreference: LaneExecutor(to: pool)) { true }
    for lane in lanes { lane.stepAside() }
    #expect(await other.value)
    while !lanes.allSatisfy(\.holdsThread) { sched_yield() }
    #expect(pool.threads >= 5)
    gate.open()
    for task in stuck { await task.value }
    while pool.threads > 0 { sched_yield() }
    #expect(lanes.allSatisfy { !$0.holdsThread })
  }

  @Test func losesNoMoreThreadsThanItMay() async {
    let pool = ThreadPool(limit: 2, mostAside: 3)
    let gate = Gate()
    let lanes = (0..<9).map { _ in LaneExecutor(to: pool) }
    let stuck = lanes.map { lane in Task(executorPreference: lane) { gate.pass() } }
    #expect(!pool.isExhausted)
    for lane in lanes { lane.stepAside() }
    while gate.waiting < 5 { sched_yield() }
    #expect(pool.isExhausted)
    #expect(pool.threads == 5)
    gate.open()
    for task in stuck { await task.value }
    #expect(gate.waiting == 0)
    while pool.threads > 0 { sched_yield() }
    #expect(!pool.isExhausted)
  }

  /// A task that resumes after everyone else has dropped its lane still finds its threads.
  @Test func outlivesWhoeverStartedIt() async {
    let (stream, resume) = AsyncStream.makeStream(of: Int.self)
    func start() -> Task<Int?, Never> {
      let lane = LaneExecutor(to: ThreadPool())
      return Task(executorPreference: lane) {
        defer { withExtendedLifetime(lane) {} }
        return await stream.first { _ in true }
      }
    }
    let task = start()
    resume.yield(7)
    #expect(await task.value == 7)
  }
}

/// Counts concurrent visitors and their maximum.
private final class Meeting: Sendable {
  private let count = LockedValue((now: 0, most: 0))

  var most: Int { count.withLock(\.most) }

  func enter() {
    count.withLock {
      $0.now += 1
      $0.most = max($0.most, $0.now)
    }
  }

  func leave() {
    count.withLock { $0.now -= 1 }
  }
}
