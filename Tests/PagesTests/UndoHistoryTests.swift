import Pages
import Testing

struct UndoHistoryTests {
  private func history(of steps: Int, limit: Int = 100) -> UndoHistory<Int> {
    var history = UndoHistory<Int>(limit: limit)
    for step in 0..<steps { history.note(step) }
    return history
  }

  @Test func takesStepsBackAndRepeatsThem() {
    var history = history(of: 3)
    #expect(history.last == 2 && history.next == nil)
    history.undo()
    history.undo(as: 11)
    #expect(history.last == 0 && history.next == 11)
    history.redo(as: 12)
    #expect(history.last == 12 && history.next == 2)
  }

  @Test func forgetsWhatCouldBeRepeatedAfterANewStep() {
    var history = history(of: 2)
    history.undo()
    history.note(7)
    #expect(history.last == 7 && history.next == nil)
    history.undo()
    #expect(history.last == 0)
  }

  @Test func keepsSoManySteps() {
    var history = history(of: 150)
    var count = 0
    while history.last != nil {
      history.undo()
      count += 1
    }
    #expect(count == 100 && history.next == 50)
    history.undo()
    #expect(history.next == 50)
  }

  @Test func dropsWhatCanNoLongerBeDone() {
    var history = history(of: 3)
    history.dropLast()
    #expect(history.last == 1)
    history.undo()
    history.dropNext()
    #expect(history.next == nil)
    history.redo()
    #expect(history.last == 0)
  }
}
