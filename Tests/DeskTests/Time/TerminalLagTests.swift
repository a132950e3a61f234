import Testing

@testable import Desk

/// Checks that nothing moves on a terminal that can't keep up.
struct TerminalLagTests {
  @Test func isBelievedInUntilItIsLate() {
    var fluency = TerminalLag(onSlowLine: false)
    fluency.ask(at: .seconds(1))
    fluency.write(from: .seconds(1), to: .milliseconds(1_030))
    #expect(fluency.keepsUp)
    #expect(!TerminalLag(onSlowLine: true).keepsUp)
  }

  @Test(arguments: [(499, true), (501, false)])
  func isJudgedByItsFirstAnswer(milliseconds: Int, keepsUp: Bool) {
    var fluency = TerminalLag(onSlowLine: false)
    fluency.ask(at: .seconds(1))
    fluency.hear(at: .seconds(1) + .milliseconds(milliseconds))
    #expect(fluency.keepsUp == keepsUp)
    fluency.hear(at: .seconds(100))
    #expect(fluency.keepsUp == keepsUp)
  }

  @Test func isJudgedByTheLastFrame() {
    var fluency = TerminalLag(onSlowLine: false)
    fluency.write(from: .seconds(1), to: .seconds(2))
    #expect(!fluency.keepsUp)
    fluency.write(from: .seconds(3), to: .seconds(3))
    #expect(fluency.keepsUp)
  }
}
