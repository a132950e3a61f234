import Almanac
import System
import Foundation
import Store
import Testing
import Timelines
import WidgetIntents

@testable import Boards

struct BoardTests {
  private func board(_ text: String) throws -> Board {
    try Board(parsing: text, at: .home, kinds: .some, zone: .utc)
  }

  private func values(
    _ words: String, of kind: String = "dday", in zone: Zone = .utc
  ) throws -> [String: IntentValue]? {
    try Board(parsing: "\(kind) small \(words)", at: .home, kinds: .some, zone: zone)
      .instances.first?.configuration
  }

  @Test func keepsItsDaysInAnotherZone() throws {
    let line = "dday small date=2026-12-25"
    let (seoul, angeles) = (try Zone(posix: "KST-9"), try Zone(posix: "PST8"))
    let board = try Board(parsing: line, at: .home, kinds: .some, zone: seoul)
    let moved = board.moved(to: angeles, kinds: .some)
    #expect(moved == (try Board(parsing: line, at: .home, kinds: .some, zone: angeles)))
    #expect(moved.instances != board.instances)
  }

  @Test func stacksAndPlacesHoldSoManyAndNoMore() throws {
    let stack = "weather small\n" + String(repeating: "+ weather small\n", count: 10)
    let most = Bound.widgets.greatest
    let many = String(repeating: "weather small\n", count: most + 1)
    for (text, number, fault, rest) in [
      (stack, 11, BoardFault.fullStack(most: 10), 10),
      (many, most + 1, .tooManyWidgets(most: most), most),
    ] {
      let (board, faults) = Board.legible(text, at: .home, kinds: .some, zone: .utc)
      #expect(faults == BoardFaults(lines: [BoardFaults.Line(number: number, fault: fault)]))
      #expect(board.numbers.count == rest)
    }
  }

  @Test func readsAWidgetALine() throws {
    let board = try board(
      """
      # What stands here
      weather small

        // is shown\t
      \tdday\tinline   # at the side
      weather  medium //yes
      """ + "\r\n")
    let expected: [Instance] = [
      Instance(id: .init(1), kind: "weather", family: .systemSmall),
      Instance(id: .init(2), kind: "dday", family: .accessoryInline),
      Instance(id: .init(3), kind: "weather", family: .systemMedium),
    ]
    #expect(board.instances == expected)
  }

  @Test(arguments: ["", "\n\n", "# nothing", "   \r\n\t// nothing"])
  func mayBeEmpty(_ text: String) throws {
    #expect(try board(text).instances.isEmpty)
  }

  @Test func knowsEveryFamily() {
    #expect(WidgetFamily.allCases.filter { $0.name == nil } == [])
    for name in FamilyName.allCases { #expect(name.family.name == name.rawValue) }
  }

  @Test(arguments: [
    (#"title="Our day""#, "Our day"), (#""title=Our day""#, "Our day"), ("title=", ""),
    (#"title="""#, ""), ("title=a=b", "a=b"), ("title=#1//", "#1//"), (#"title="a # b""#, "a # b"),
    (#"title="\"\\""#, #""\"#), (#"title=a"b c"d"#, "ab cd"), (#"title=\n"#, #"\n"#),
    ("title=크리스마스", "크리스마스"), ("title=👨‍👩‍👧", "👨‍👩‍👧"),
  ])
  func readsTexts(_ written: String, _ value: String) throws {
    #expect(try values(written) == ["title": .text(value)])
  }

  @Test(arguments: [
    ("count=-3", "count", IntentValue.integer(-3)), ("scale=1.5e3", "scale", .number(1500)),
    ("repeats=true", "repeats", .boolean(true)),
    ("date=2026-12-25", "date", .date(Date(timeIntervalSince1970: 1_798_124_400))),
    ("date=2026-12-25T00:00Z", "date", .date(Date(timeIntervalSince1970: 1_798_156_800))),
  ])
  func readsOtherValues(_ written: String, _ name: String, _ value: IntentValue) throws {
    #expect(try values(written, in: Zone(named: "Asia/Seoul")) == [name: value])
  }

  @Test func readsChoices() throws {
    #expect(try values("city=busan", of: "weather") == ["city": .text("busan")])
  }

  @Test func takesSoManyLines() throws {
    let (lines, widgets) = (Bound.widgetsLines.greatest, Bound.widgets.greatest)
    let text =
      repeatElement("weather small\n", count: widgets).joined()
      + repeatElement("# weather\n", count: lines - widgets).joined()
    #expect(try board(text).instances.count == widgets)
  }

  @Test func takesLinesAndWordsOfALength() throws {
    let most = Bound.widgetsLine.greatest
    let start = "dday small title="
    func title(_ length: Int) -> String {
      String(repeating: "a", count: length - start.utf8.count)
    }
    #expect(try board(start + title(most)).instances.count == 1)
    let error = #expect(throws: BoardFaults.self) { try board("\n" + start + title(most + 1)) }
    let fault = BoardFault.longLine(length: most + 1, most: most)
    #expect(error?.lines == [BoardFaults.Line(number: 2, fault: fault)])
    var reader = BoardReader(kinds: .some, zone: .utc)
    let words = ["dday", "small", "title=\(title(most + 1))"]
    #expect(throws: BoardFault.self) { try reader.instance(of: words) }
  }

  @Test func tellsAllFaultsByTheirLines() {
    let text = "dday tiny\nweather\n\ndday small\n\""
    let error = #expect(throws: BoardFaults.self) { try board(text) }
    #expect(
      error?.lines == [
        BoardFaults.Line(number: 1, fault: .unknownFamily("tiny", known: ["small", "inline"])),
        BoardFaults.Line(
          number: 2, fault: .missingFamily(of: "weather", allowed: ["small", "medium"])),
        BoardFaults.Line(number: 5, fault: .openQuotation),
      ])
  }

  @Test func readsStacksAndPages() throws {
    let board = try board("weather small\n+ dday small\n---\ndday small\n")
    #expect(board.slots.map { $0.instances.map(\.id.number) } == [[1, 2], [3]])
    #expect(board.slots.map(\.beginsPage) == [false, true])
    #expect(board.placed.slots.map(\.widgets.count) == [2, 1])
    #expect(board.placed.slots.map(\.beginsPage) == [false, true])
  }

  @Test(arguments: [
    ("+ weather small", 1, BoardFault.noStack),
    ("weather small\n---\n+ dday small", 3, .noStack),
    ("weather small\n+ weather medium", 2, .unlikeStack("small")),
  ])
  func tellsWhatCanNotBeStacked(text: String, line: Int, fault: BoardFault) {
    let error = #expect(throws: BoardFaults.self) { try board(text) }
    #expect(error?.lines == [BoardFaults.Line(number: line, fault: fault)])
  }

  @Test func showsTheWidgetInSightOfEachSlot() throws {
    let widgets = try board("weather small\ndday small\ndday inline count=3").placed.widgets
    let placed = SavedBoard(
      at: .home,
      slots: [SavedSlot(Array(widgets.dropFirst()), shown: 1), SavedSlot([widgets[0]])])
    let board = Board(of: placed, kinds: .some, zone: .utc)
    #expect(board.slots.map { $0.instances.map(\.id.number) } == [[2, 3], [1]])
    #expect(board.slots.map(\.shown) == [1, 0])
    #expect(board.instances.map(\.id.number) == [3, 1])
    #expect(board.instances[0].configuration == ["count": .integer(3)])
  }

  /// As saved by a later version of the program, which has other kinds.
  @Test func leavesOutWhatItDoesNotKnow() {
    let placed = SavedBoard(
      at: .home,
      widgets: [
        SavedWidget(
          id: SavedWidget.ID(4), kind: "dday", family: "huge",
          settings: ["count": "3", "old": "x", "date": "soon"]),
        SavedWidget(id: SavedWidget.ID(5), kind: "gone", family: "small", settings: ["a": "b"]),
      ])
    #expect(
      Board(of: placed, kinds: .some, zone: .utc).instances == [
        Instance(
          id: .init(4), kind: "dday", family: .systemSmall, configuration: ["count": .integer(3)]),
        Instance(id: .init(5), kind: "gone", family: .systemSmall),
      ])
  }

  @Test func isKeptInTheWordsOfItsLines() throws {
    let board = try board("dday small title=\"Our day\" # a remark\n\nweather  medium")
    #expect(board.place == .home)
    #expect(board.placed.widgets.map(\.line) == ["dday small title=\"Our day\"", "weather medium"])
    #expect(board.placed.widgets.map(\.id.number) == [1, 2])
    #expect(Board(of: board.placed, kinds: .some, zone: .utc) == board)
  }
}
