import Dispatch
import Testing
import System

@testable import Desk

@Suite(.timeLimit(.minutes(60)))
struct SerialWorkTests {
  @Test func doesTheLastOfWhatWaits() {
    let done = LockedValue<[Int]>([])
    let (begun, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let work = SerialWork<Int>(on: ThreadPool()) { number in
      begun.signal()
      gate.wait()
      done.withLock { $0.append(number) }
    }
    work.add(0)
    begun.wait()
    for number in 1...100 { work.add(number) }
    #expect(!work.finish(within: .milliseconds(1)))
    #expect(done.withLock(\.self).isEmpty)
    gate.signal()
    gate.signal()
    #expect(work.finish(within: .seconds(30)))
    #expect(done.withLock(\.self) == [0, 100])

    gate.signal()
    work.add(101)
    #expect(work.finish(within: .seconds(30)))
    #expect(done.withLock(\.self) == [0, 100, 101])
  }

  @Test func doesAllThatWaitsWhereItCanBeMerged() {
    let done = LockedValue<[[Int]]>([])
    let (begun, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let work = SerialWork<[Int]>(on: ThreadPool(), merging: +) { numbers in
      begun.signal()
      gate.wait()
      done.withLock { $0.append(numbers) }
    }
    work.add([0])
    begun.wait()
    for number in 1...3 { work.add([number]) }
    gate.signal()
    gate.signal()
    #expect(work.finish(within: .seconds(30)))
    #expect(done.withLock(\.self) == [[0], [1, 2, 3]])
  }

  @Test func losesNoLastValueOfManyThreads() {
    let last = LockedValue<[Int]>([])
    let work = SerialWork<Int>(on: ThreadPool()) { number in last.withLock { $0.append(number) } }
    for round in 0..<100 {
      DispatchQueue.concurrentPerform(iterations: 8) { _ in work.add(round) }
      #expect(work.finish(within: .seconds(30)))
      #expect(last.withLock(\.last) == round)
    }
  }
}
