import Testing

@testable import Desk

struct DeadlinesTests {
  private var deadlines: Deadlines<String> {
    var deadlines = Deadlines<String>(patience: .seconds(20))
    deadlines.start("a", at: .seconds(1))
    deadlines.start("b", at: .seconds(1))
    deadlines.start("c", at: .seconds(5))
    return deadlines
  }

  private func expired(_ deadlines: inout Deadlines<String>, at instant: Duration) -> [String] {
    deadlines.expired(at: instant)
  }

  @Test func waitsForNothingWithoutAnything() {
    var deadlines = Deadlines<String>(patience: .seconds(20))
    #expect(deadlines.next == nil)
    #expect(expired(&deadlines, at: .seconds(1_000_000)) == [])
  }

  @Test func tellsOnceOfWhatHasHadItsTime() {
    var deadlines = deadlines
    #expect(deadlines.next == .seconds(21))
    #expect(expired(&deadlines, at: .milliseconds(20_999)) == [])
    #expect(expired(&deadlines, at: .seconds(21)) == ["a", "b"])
    #expect(expired(&deadlines, at: .seconds(21)) == [])
    #expect(deadlines.next == .seconds(25))
    #expect(expired(&deadlines, at: .seconds(99)) == ["c"])
    #expect(deadlines.next == nil)
  }

  @Test func forgetsWhatHasEnded() {
    var deadlines = deadlines
    deadlines.end("a")
    deadlines.end("nothing")
    #expect(expired(&deadlines, at: .seconds(21)) == ["b"])
    deadlines.end("c")
    #expect(deadlines.next == nil)
  }
}
