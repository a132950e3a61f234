import Cells
import Testing

@testable import Desk

struct AfterglowTests {
  @Test func tintsWhatEachFrameHasSent() {
    var afterglow = Afterglow()
    let first = Canvas(lines: ["abc", "def"])
    let second = Canvas(lines: ["abc", "dXf"])
    #expect(afterglow.tinted(first) == first)
    let tinted = afterglow.tinted(second)
    #expect(tinted.description == second.description)
    #expect(tinted.damage(since: second).description == "1,1 \"X\"")
    #expect(afterglow.tinted(second) == second)
  }
}
