import Testing

@testable import Desk

struct ReadingPlanTests {
  private var plan = ReadingPlan()

  /// Reads as soon as the plan says so, in a store that is in use until an instant; returns the
  /// instants.
  private mutating func readings(whileInUseUntil end: Duration) -> [Duration] {
    var (now, readings) = (Duration.zero, [Duration]())
    plan.want()
    while plan.begin(at: now) {
      readings.append(now)
      plan.end(isBusy: now < end, at: now)
      now = plan.next ?? now
    }
    return readings
  }

  @Test mutating func aStoreInUseIsReadAgainAfterGrowingPauses() {
    let readings = readings(whileInUseUntil: .seconds(15))
    let milliseconds = [0, 100, 300, 700, 1500, 3100, 6300, 11300, 16300]
    #expect(readings == milliseconds.map { .milliseconds($0) })
    let isIdle = plan.next == nil && !plan.begin(at: .seconds(100))
    #expect(isIdle)
  }

  @Test mutating func onlyOneReadingIsUnderWay() {
    plan.want()
    var begun = [plan.begin(at: .zero)]
    plan.want()
    begun.append(plan.begin(at: .seconds(1)))
    #expect(plan.next == nil)
    plan.end(isBusy: false, at: .seconds(2))
    begun.append(plan.begin(at: .seconds(2)))
    plan.end(isBusy: false, at: .seconds(2))
    begun.append(plan.begin(at: .seconds(3)))
    #expect(begun == [true, false, true, false])
  }

  @Test mutating func aChangeBringsTheNextAttemptForwardButNotAtOnce() {
    plan.want()
    for (start, end) in [(0, 0), (100, 100), (300, 300), (700, 750)] {
      let hasBegun = plan.begin(at: .milliseconds(start))
      #expect(hasBegun)
      plan.end(isBusy: true, at: .milliseconds(end))
    }
    #expect(plan.next == .milliseconds(1550))
    plan.want()
    plan.want()
    #expect(plan.next == .milliseconds(850))
    let begun = [849, 850].map { plan.begin(at: .milliseconds($0)) }
    #expect(begun == [false, true])
  }

  @Test mutating func aReadingExplainsTheChangesThatItCauses() {
    #expect(!plan.explainsChange(at: .zero))
    plan.want()
    let hasBegun = plan.begin(at: .zero)
    #expect(hasBegun && plan.explainsChange(at: .seconds(1)))
    plan.end(isBusy: false, at: .seconds(2))
    #expect(plan.explainsChange(at: .milliseconds(2099)))
    #expect(!plan.explainsChange(at: .milliseconds(2100)))
  }
}
