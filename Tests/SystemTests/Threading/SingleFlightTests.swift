import Dispatch
import Foundation
import Testing
import System

@Suite(.timeLimit(.minutes(60)))
struct SingleFlightTests {
  private let flights = SingleFlight<Errand, Int>()
  private let runs = Counter()

  private final class Counter: Sendable {
    private let count = LockedValue(0)
    var value: Int { count.withLock(\.self) }
    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }

  /// A matter that signals each time it is looked up.
  private struct Errand: Hashable, Sendable {
    let name: String
    var lookedFor: DispatchSemaphore?

    static func == (one: Errand, other: Errand) -> Bool { one.name == other.name }

    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      lookedFor?.signal()
    }
  }

  /// Starts a run that lasts until `gate` is signalled; it then signals `end`.
  private func begin(_ name: String) -> (gate: DispatchSemaphore, end: DispatchSemaphore) {
    let (gate, end, start) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    Thread.detachNewThread { [flights, runs] in
      _ = flights.outcome(for: Errand(name: name)) {
        start.signal()
        gate.wait()
        return runs.next()
      }
      end.signal()
    }
    start.wait()
    return (gate, end)
  }

  @Test func workThatHangsIsDoneByWhoeverHasWaitedForIt() {
    let impatient = SingleFlight<String, Int>(patience: .zero)
    let (gate, start, end) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    Thread.detachNewThread {
      _ = impatient.outcome(for: "a") {
        start.signal()
        gate.wait()
        return 1
      }
      end.signal()
    }
    start.wait()
    #expect(impatient.outcome(for: "a") { 2 } == 2)
    gate.signal()
    end.wait()
  }

  @Test func whoWantsTheSameMeanwhileGetsTheSame() {
    let (gate, end) = begin("a")
    let (lookedFor, joined) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread { [flights, runs] in
      let errand = Errand(name: "a", lookedFor: lookedFor)
      #expect(flights.outcome(for: errand) { runs.next() } == 1)
      joined.signal()
    }
    lookedFor.wait()
    gate.signal()
    end.wait()
    joined.wait()
    #expect(runs.value == 1)
  }

  @Test func whoWantsSomethingElseDoesNotWait() {
    let (gate, end) = begin("a")
    #expect(flights.outcome(for: Errand(name: "b")) { 7 } == 7)
    gate.signal()
    end.wait()
  }

  @Test func whatIsOverIsDoneAnew() {
    #expect(flights.outcome(for: Errand(name: "a")) { runs.next() } == 1)
    #expect(flights.outcome(for: Errand(name: "a")) { runs.next() } == 2)
  }
}
