import Almanac
import Store
import Testing
import Timelines
import WidgetIntents

@testable import Boards

struct MoveTests {
  private func widget(_ number: Int) -> SavedWidget {
    SavedWidget(
      id: SavedWidget.ID(number), kind: "dday", family: "small",
      settings: ["title": "\(number)", "count": "\(number)"])
  }

  /// Digits stand for widgets, brackets for a stack, and a dot precedes the one in front.
  private func board(_ picture: String) -> SavedBoard {
    var board = SavedBoard(at: .home)
    for word in picture.split(separator: " ") {
      let numbers = word.compactMap(\.wholeNumberValue)
      let before = word.prefix { $0 != "." }.compactMap(\.wholeNumberValue)
      let shown = word.contains(".") ? before.count : 0
      board.slots.append(SavedSlot(numbers.map(widget), shown: shown))
    }
    return board
  }

  @Test(arguments: [
    ("", 0, "9"), ("1 2 3", 3, "1 2 3 9"), ("1 2 3", 0, "9 1 2 3"), ("1 [2.3] 4", 2, "1 [2.3] 9 4"),
    ("1 2", 7, "1 2 9"), ("1 2", -1, "9 1 2"),
  ])
  func aWidgetIsPutIntoASlotOfItsOwn(_ before: String, _ index: Int, _ after: String) throws {
    #expect(try board(before).applying(.insert(widget(9), at: index)) == board(after))
  }

  @Test(arguments: [
    (1, 0, "1 2 3"), (1, 1, "2 1 3"), (1, 9, "2 3 1"), (3, -4, "3 1 2"), (2, 1, "1 2 3"),
  ])
  func aWidgetMoves(_ number: Int, _ index: Int, _ after: String) throws {
    let move = BoardMove.move(Instance.ID(number), to: index)
    #expect(try board("1 2 3").applying(move) == board(after))
  }

  @Test(arguments: [2, 3, 4]) func aStackMovesAsOne(number: Int) throws {
    let move = BoardMove.move(Instance.ID(number), to: 2)
    #expect(try board("1 [23.4] 5").applying(move) == board("1 5 [23.4]"))
  }

  @Test(arguments: [
    ("1 2 3", 2, "1 3"), ("1", 1, ""), ("1 [23.4] 5", 2, "1 [3.4] 5"),
    ("1 [23.4] 5", 4, "1 [2.3] 5"), ("1 [2.34] 5", 3, "1 [2.4] 5"), ("1 [.23] 5", 3, "1 2 5"),
    ("1 [.23] 5", 2, "1 3 5"),
  ])
  func aWidgetIsTakenAway(_ before: String, _ number: Int, _ after: String) throws {
    #expect(try board(before).applying(.remove(Instance.ID(number))) == board(after))
  }

  @Test func whatIsTakenAwayCanBePutBack() throws {
    let whole = board("1 2 3")
    let less = try whole.applying(.remove(Instance.ID(2)))
    #expect(try less.applying(.insert(widget(2), at: 1)) == whole)
  }

  @Test(arguments: [
    (["large"], false, "dday large count=2 title=2"),
    (["count=7"], false, "dday small count=7 title=2"),
    (["count="], false, "dday small title=2"),
    (["large", "count=", "date=2026-12-25"], false, "dday large date=2026-12-25 title=2"),
    (["title=", "title=x"], false, "dday small count=2 title=x"),
    ([], true, "dday small"),
    (["scale=2"], true, "dday small scale=2"),
  ])
  func aWidgetIsRevised(_ words: [String], _ forgetsAll: Bool, _ line: String) throws {
    let revision = Revision(words, forgetsAll: forgetsAll)
    let revised = try board("1 [.32] 4").applying(.revise(Instance.ID(2), revision))
    #expect(revised.widgets[2].line == line)
    #expect(revised.widgets.map(\.id.number) == [1, 3, 2, 4])
    #expect(revised.widgets[1] == widget(3))
    let isAsLarge = revised.widgets[2].family == "small"
    #expect(revised.slots.count == (isAsLarge ? 3 : 4), "a stack has one size")
  }

  @Test func aMoveOfWhatIsGoneIsRefused() {
    let id = Instance.ID(9)
    let known = [1, 2, 3].map(SavedWidget.ID.init)
    for move in [BoardMove.move(id, to: 0), .remove(id), .revise(id, Revision(["large"]))] {
      #expect(throws: MoveFault.unknownWidget("9", known: known)) {
        try board("1 [.23]").applying(move)
      }
    }
  }

  @Test func aWidgetIsMeantByItsNumberAsItIsPrinted() throws {
    #expect(try board("1 [.23]").widget(written: "3") == widget(3))
    for word in ["03", "+3", "x", "", "4"] {
      #expect(throws: MoveFault.self) { try board("1 [.23]").widget(written: word) }
    }
  }

  @Test func onlyWhatIsSaidAnewIsChecked() throws {
    var reader = BoardReader(kinds: .some, zone: .utc)
    let old = SavedWidget(
      id: SavedWidget.ID(1), kind: "weather", family: "huge", settings: ["gone": "x"])
    let said = try reader.instance(of: Revision(["small", "city=busan"]), about: old)
    #expect(said.configuration == ["city": .text("busan")])
    #expect(throws: BoardFault.nothingToForget("sity", known: ["city"])) {
      try reader.instance(of: Revision(["small", "sity="]), about: old)
    }
    #expect(throws: BoardFault.controlCharacters(in: "city=\u{1B}")) {
      try reader.instance(of: Revision(["small", "city=\u{1B}"]), about: old)
    }
    #expect(throws: BoardFault.unknownFamily("huge", known: ["small", "medium"])) {
      try reader.instance(of: Revision(["city=busan"]), about: old)
    }
  }
}
