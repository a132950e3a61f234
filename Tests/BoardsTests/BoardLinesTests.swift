import Almanac
import Store
import Testing

@testable import Boards

struct BoardLinesTests {
  private static let text = """
    weather small city=busan
    + dday small title="Our day"
    + weather small
    ---
    dday small
    dday inline
    + dday inline
    + rotate=false
    ---
    weather medium
    """

  @Test func areReadAsTheSameBoard() throws {
    let board = try Board(parsing: Self.text, at: .standBy, kinds: .some, zone: .utc)
    #expect(board.placed.lines.joined(separator: "\n") == Self.text)
    let again = try Board(
      parsing: board.placed.lines.joined(separator: "\n"), at: .standBy, kinds: .some, zone: .utc)
    #expect(again == board)
  }

  @Test(arguments: ["+ rotate=false", "weather small\n+ rotate=false"])
  func onlyAStackTurns(text: String) {
    #expect(throws: BoardFaults.self) {
      try Board(parsing: text, at: .home, kinds: .some, zone: .utc)
    }
  }

  /// Nothing precedes the first page.
  @Test func beginWithAWidget() throws {
    let widget = SavedWidget(
      id: SavedWidget.ID(1), kind: "weather", family: "small", settings: [:])
    let board = SavedBoard(
      at: BoardPlace.home.name, slots: [SavedSlot([widget], beginsPage: true)])
    #expect(board.lines == ["weather small"])
    #expect(SavedBoard(at: BoardPlace.home.name).lines == [])
  }
}
