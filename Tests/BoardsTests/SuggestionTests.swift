import Almanac
import Store
import Testing
import Timelines

@testable import Boards

/// Checks what a stack may show although it isn't in it.
struct SuggestionTests {
  private func board(_ lines: String) throws -> Board {
    try Board(parsing: lines, at: .home, kinds: .some, zone: .utc)
  }

  private func suggested(_ lines: String, at index: Int = 0) throws -> [String] {
    try board(lines).suggestions(at: index, of: .some, zone: .utc).map(\.widget.line)
  }

  @Test func aStackThatDoesNotSuggestSuggestsNothing() throws {
    #expect(try suggested("weather small\n+ weather small").isEmpty)
    #expect(try suggested("weather small").isEmpty)
  }

  @Test func itIsOfEachKindWhatStandsElsewhereOrComesByItself() throws {
    let stack = "weather small\n+ weather small city=busan\n+ suggest=true"
    #expect(try suggested(stack).contains("dday small"))
    #expect(try !suggested(stack).contains { $0.hasPrefix("weather") }, "it is in the stack")
    #expect(try suggested("\(stack)\ndday inline count=3").contains("dday small count=3"))
    #expect(
      try suggested("\(stack)\nweather medium city=seoul").contains("weather small city=seoul"))
    #expect(try !suggested("\(stack)\nweather medium city=busan").contains { $0.hasPrefix("we") })
  }

  @Test func itsNumbersAreNoSavedWidgets() throws {
    let text = "weather small\n+ weather small city=busan\n+ suggest=true"
    let board = try board("\(text)\n\(text)")
    let numbers = [0, 1].flatMap {
      board.suggestions(at: $0, of: .some, zone: .utc).map(\.instance.id.number)
    }
    #expect(numbers.count > 1 && numbers.allSatisfy { $0 < 0 })
    #expect(Set(numbers).count == numbers.count)
  }

  @Test func aLineSaysThatAStackSuggests() throws {
    let text = "weather small\n+ dday small\n+ rotate=false\n+ suggest=true"
    let board = try board(text)
    #expect(board.slots[0].suggests && !board.slots[0].rotates)
    #expect(board.placed.lines.joined(separator: "\n") == text)
    #expect(throws: BoardFaults.self) { try self.board("weather small\n+ suggest=true") }
  }

  @Test func oneIsKeptInFront() throws {
    let placed = try board("weather small\n+ dday small\n+ suggest=true\ndday small").placed
    let widget = SavedWidget(
      id: SavedWidget.ID(9), kind: "dday", family: "small", settings: ["count": "3"])
    let kept = try placed.applying(.stack(widget, on: Instance.ID(1)))
    #expect(kept.slots[0].widgets.map(\.id.number) == [1, 2, 9] && kept.slots[0].shown == 2)
    #expect(kept.slots[0].suggests && placed.moves(to: kept).count == 2)
    var large = widget
    large.family = "large"
    let beside = try placed.applying(.stack(large, on: Instance.ID(1)))
    #expect(beside.slots.map(\.widgets.count) == [2, 1, 1])
  }
}
