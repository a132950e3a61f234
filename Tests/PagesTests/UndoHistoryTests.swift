import Testing

@testable import Pages

struct UndoHistoryTests {
  private struct Failure: Error {}

  @Test func goesBackAndForth() {
    var (history, log) = (UndoHistory<Int>(), [String]())
    for step in 1...3 { history.note(step) }
    for _ in 0..<4 { history.undo { log.append("-\($0)") } }
    for _ in 0..<2 { history.redo { log.append("+\($0)") } }
    history.note(9)
    history.redo { log.append("+\($0)") }
    history.undo { log.append("-\($0)") }
    #expect(log == ["-3", "-2", "-1", "+1", "+2", "-9"])
  }

  @Test func forgetsTheOldest() {
    var (history, undone) = (UndoHistory<Int>(limit: 100), 0)
    for step in 0..<250 { history.note(step) }
    while history.undo({ _ in }) != nil { undone += 1 }
    #expect(undone == 100)
  }

  @Test func keepsAStepThatFailed() {
    var history = UndoHistory<Int>()
    history.note(1)
    #expect(throws: Failure.self) { try history.undo { _ in throw Failure() } }
    #expect(history.undo { _ in } == 1)
    #expect(throws: Failure.self) { try history.redo { _ in throw Failure() } }
    #expect(history.redo { _ in } == 1)
  }
}
