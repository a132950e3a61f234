import Cells
import Testing

@testable import Desk

struct MouseHoldTests {
  private static let place = Point(x: 3, y: 4)
  private static let other = Point(x: 9, y: 4)

  private func after(_ actions: [(Mouse.Action, Point, Int)]) -> MouseHold {
    var hold = MouseHold()
    for (action, place, time) in actions {
      hold.hear(Mouse(action, at: place), at: .milliseconds(time))
    }
    return hold
  }

  @Test func aPressIsAHoldAfterHalfASecond() {
    var hold = after([(.press(.left), Self.place, 100)])
    #expect(hold.deadline == .milliseconds(600))
    #expect(hold.expire(at: .milliseconds(599)) == nil)
    #expect(hold.expire(at: .milliseconds(600)) == Mouse(.hold(.left), at: Self.place))
    #expect(hold.deadline == .milliseconds(1000), "it may go on resting")
  }

  @Test func aMovedPointerRestsAgain() {
    var hold = after([
      (.press(.left), Self.place, 0), (.move(.left), Self.other, 450),
      (.move(.left), Self.other, 700),
    ])
    #expect(hold.expire(at: .milliseconds(849)) == nil)
    #expect(hold.expire(at: .milliseconds(850)) == Mouse(.hold(.left), at: Self.other))
  }

  @Test(arguments: [Mouse.Action.release(.left), .scroll(.down), .move(nil), .press(.right)])
  func anythingElseEndsIt(action: Mouse.Action) {
    let hold = after([(.press(.left), Self.place, 0), (action, Self.place, 10)])
    #expect(hold.deadline == nil)
  }

  @Test func aReleaseThatIsNeverReportedKeepsNobodyAwake() {
    var hold = after([(.press(.left), Self.place, 0)])
    var count = 0
    while let deadline = hold.deadline, count < 100 {
      count += hold.expire(at: deadline) == nil ? 0 : 1
    }
    #expect(count == 10)
  }
}
