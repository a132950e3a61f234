import Kit
import Testing

@testable import Store

struct BoardTests {
  private let folder: TestFolder
  private let store: Store
  private let first = [
    SavedWidget(id: .init(1), kind: "weather", family: "small", settings: [:]),
    SavedWidget(
      id: .init(2), kind: "dday", family: "small", settings: ["title": "Our \"day\"", "count": "3"]),
    SavedWidget(id: .init(3), kind: "dday", family: "small", settings: [:]),
  ]

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
  }

  private func board(at place: BoardName = .home) throws -> SavedBoard? {
    try Store(in: folder.path).read { try $0.board(at: place) }
  }

  private func keep(_ board: SavedBoard) throws {
    try store.change { try $0.keep(board) }
  }

  @Test func aBoardIsUnknownUntilItIsFilled() throws {
    #expect(try board() == nil)
    try keep(SavedBoard(at: .home))
    #expect(try board() == SavedBoard(at: .home))
  }

  @Test func widgetsStandInTheirOrderWithWhatIsSet() throws {
    for widgets in [first, first.reversed(), Array(first.dropFirst())] {
      try keep(SavedBoard(at: .home, widgets: widgets))
      #expect(try board()?.widgets == widgets)
    }
  }

  @Test func theNumbersOfWidgetsThatAreGoneDoNotComeBack() throws {
    #expect(try store.read { try $0.nextWidget() }.number == 1)
    try keep(SavedBoard(at: .home, widgets: first))
    try keep(SavedBoard(at: .home))
    #expect(try store.read { try $0.nextWidget() }.number == 4)
  }

  @Test(arguments: 0..<2) func aStackKeepsItsOrderAndWhatIsInSight(shown: Int) throws {
    let fourth = SavedWidget(id: .init(4), kind: "steps", family: "small", settings: [:])
    for slots in [
      [SavedSlot([first[2], first[0]], shown: shown), SavedSlot([first[1]])],
      [SavedSlot([first[1]]), SavedSlot([first[0], first[2]], shown: shown)],
      [SavedSlot([first[1], first[0]], shown: shown), SavedSlot([fourth, first[2]], shown: 1)],
    ] {
      let stacked = SavedBoard(at: .home, slots: slots)
      try keep(stacked)
      #expect(try board() == stacked)
    }
  }

  @Test func aStackThatDoesNotTurnStaysSo() throws {
    let slots = [SavedSlot([first[0], first[1]], rotates: false), SavedSlot([first[2]])]
    let board = SavedBoard(at: .home, slots: slots)
    try keep(board)
    #expect(try self.board() == board)
  }

  @Test func aPageBeginsWhereItWasKept() throws {
    for slots in [
      [SavedSlot([first[0]]), SavedSlot([first[1]], beginsPage: true), SavedSlot([first[2]])],
      [SavedSlot([first[0]]), SavedSlot([first[2], first[1]], shown: 1, beginsPage: true)],
    ] {
      let paged = SavedBoard(at: .home, slots: slots)
      try keep(paged)
      #expect(try board() == paged)
    }
  }

  @Test func eachPlaceHasABoardOfItsOwn() throws {
    let lock = BoardName("lock")
    try keep(SavedBoard(at: .home, widgets: Array(first.prefix(2))))
    #expect(try board(at: lock) == nil)
    try keep(SavedBoard(at: lock, widgets: [first[2]]))
    try keep(SavedBoard(at: .home, widgets: [first[1]]))
    #expect(try board()?.widgets == [first[1]])
    #expect(try board(at: lock)?.widgets == [first[2]])
    #expect(try store.read { try $0.nextWidget() }.number == 4)
  }

  @Test func everyChangeIsToldToTheDashboards() throws {
    try keep(SavedBoard(at: .home))
    try keep(SavedBoard(at: .home, widgets: first))
    let matters = try store.read { try $0.notices(after: Notice.ID(0)) }.map(\.matter)
    #expect(matters == [.board, .board])
  }
}
