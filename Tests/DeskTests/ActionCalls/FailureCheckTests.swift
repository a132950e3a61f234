import Cast
import Home
import Testing
import Timelines

@testable import Desk

struct FailureCheckTests {
  private func tap(_ number: Int) -> Tap.ID { Tap.ID(instance: Instance.ID(0), number: number) }

  @Test func areHeldLessAndLessOftenAndThenNoMore() {
    var lookouts = FailureChecks()
    lookouts.start(tap(1), at: .seconds(100))
    var instants: [Duration] = []
    while let next = lookouts.next, instants.count < 20 {
      #expect(lookouts.due(at: next - .milliseconds(1)) == [])
      #expect(lookouts.due(at: next) == [tap(1)])
      instants.append(next - .seconds(100))
    }
    #expect(instants.prefix(4) == [.seconds(5), .seconds(15), .seconds(35), .seconds(75)])
    #expect(instants.count == 8 && lookouts.taps.isEmpty)
  }

  @Test func areHeldSoonerWhenSomethingHappensButNotAllTheTime() {
    var lookouts = FailureChecks()
    lookouts.start(tap(1), at: .zero)
    lookouts.hasten(at: .milliseconds(200))
    #expect(lookouts.next == .seconds(1))
    #expect(lookouts.due(at: .seconds(1)) == [tap(1)])
    lookouts.rest(tap(1), at: .seconds(2))
    lookouts.hasten(at: .seconds(4))
    #expect(lookouts.next == .seconds(4))
  }

  /// A check that writes something to see whether that works must not trigger the next one.
  @Test func areNotHeldSoonerForWhatOneHasLeft() {
    var lookouts = FailureChecks()
    lookouts.start(tap(1), at: .zero)
    lookouts.hasten(at: .zero)
    #expect(lookouts.due(at: .seconds(5)) == [tap(1)])
    lookouts.hasten(at: .seconds(6))
    lookouts.rest(tap(1), at: .seconds(7))
    lookouts.hasten(at: .seconds(7))
    #expect(lookouts.next == .seconds(15))
  }

  @Test func endAndGiveWayToOneTooMany() {
    var lookouts = FailureChecks()
    for number in 1...FailureChecks.most + 1 { lookouts.start(tap(number), at: .zero) }
    #expect(lookouts.taps == Set((2...FailureChecks.most + 1).map(tap)))
    for number in 2...FailureChecks.most + 1 { lookouts.end(tap(number)) }
    #expect(lookouts.next == nil)
  }
}
