import Glibc
import Testing

@testable import Desk

@Suite(.timeLimit(.minutes(1)))
struct PoolTests {
  @Test func runsTasksAndTheirChildren() async {
    let pool = Pool()
    let sum = await Task(executorPreference: pool) {
      await withTaskGroup(of: Int.self) { group in
        for number in 1...100 { group.addTask { number } }
        return await group.reduce(0, +)
      }
    }.value
    #expect(sum == 5050)
  }

  @Test func addsThreadsWhileOthersAreBlocked() async {
    let pool = Pool(limit: 4)
    let meeting = Meeting()
    let tasks = (0..<4).map { _ in
      Task(executorPreference: pool) {
        meeting.enter()
        while meeting.most < 4 { sched_yield() }
      }
    }
    for task in tasks { await task.value }
    #expect(meeting.most == 4)
  }

  @Test func keepsToItsLimit() async {
    let pool = Pool(limit: 2)
    let meeting = Meeting()
    let tasks = (0..<50).map { _ in
      Task(executorPreference: pool) {
        meeting.enter()
        sched_yield()
        meeting.leave()
      }
    }
    for task in tasks { await task.value }
    #expect(meeting.most <= 2)
  }

  @Test func goesBackToNoThreads() async {
    let pool = Pool()
    await Task(executorPreference: pool) {}.value
    while pool.workers > 0 { sched_yield() }
    #expect(pool.workers == 0)
  }
}

/// How many are somewhere at the same time, and how many that were at most.
private final class Meeting: Sendable {
  private let count = Guarded((now: 0, most: 0))

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
