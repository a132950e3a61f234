import Cells
import Terminal
import Testing

@testable import Desk

struct TokenTests {
  private func move(_ x: Int) -> Token { .input(.mouse(Mouse(.move(nil), at: Point(x: x, y: 0)))) }

  @Test func ofMovesOneAfterAnotherTheLastCounts() {
    let press = Token.input(.mouse(Mouse(.press(.left), at: .zero)))
    let key = Token.input(.key(Key("r")))
    #expect(
      [move(1), move(2), press, move(3), key, move(4), move(5), move(6)].withoutPassedPlaces
        == [move(2), press, move(3), key, move(6)])
    #expect([Token]().withoutPassedPlaces == [])
  }
}
