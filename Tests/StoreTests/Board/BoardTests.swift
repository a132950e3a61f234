import Kit
import Testing

@testable import Store

struct BoardTests {
  private let folder: TestFolder
  private let store: Store
  private let first = [
    PlacedWidget(id: .init(1), kind: "weather", family: "small", settings: [:]),
    PlacedWidget(
      id: .init(2), kind: "dday", family: "small", settings: ["title": "Our \"day\"", "count": "3"]),
    PlacedWidget(id: .init(3), kind: "dday", family: "small", settings: [:]),
  ]

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
  }

  private func board(at place: BoardName = .home) throws -> PlacedBoard? {
    try Store(in: folder.path).read { try $0.board(at: place) }
  }

  private func keep(_ board: PlacedBoard) throws {
    try store.change { try $0.keep(board) }
  }

  @Test func aBoardIsUnknownUntilItIsFilled() throws {
    #expect(try board() == nil)
    try keep(PlacedBoard(at: .home))
    #expect(try board() == PlacedBoard(at: .home))
  }

  @Test func widgetsStandInTheirOrderWithWhatIsSet() throws {
    for widgets in [first, first.reversed(), Array(first.dropFirst())] {
      try keep(PlacedBoard(at: .home, widgets: widgets))
      #expect(try board()?.widgets == widgets)
    }
  }

  @Test func theNumbersOfWidgetsThatAreGoneDoNotComeBack() throws {
    #expect(try store.read { try $0.nextWidget() }.number == 1)
    try keep(PlacedBoard(at: .home, widgets: first))
    try keep(PlacedBoard(at: .home))
    #expect(try store.read { try $0.nextWidget() }.number == 4)
  }

  @Test(arguments: 0..<2) func aStackKeepsItsOrderAndWhatIsInSight(shown: Int) throws {
    let fourth = PlacedWidget(id: .init(4), kind: "steps", family: "small", settings: [:])
    for slots in [
      [PlacedSlot([first[2], first[0]], shown: shown), PlacedSlot([first[1]])],
      [PlacedSlot([first[1]]), PlacedSlot([first[0], first[2]], shown: shown)],
      [PlacedSlot([first[1], first[0]], shown: shown), PlacedSlot([fourth, first[2]], shown: 1)],
    ] {
      let stacked = PlacedBoard(at: .home, slots: slots)
      try keep(stacked)
      #expect(try board() == stacked)
    }
  }

  @Test func aStackThatDoesNotTurnStaysSo() throws {
    let slots = [PlacedSlot([first[0], first[1]], rotates: false), PlacedSlot([first[2]])]
    let board = PlacedBoard(at: .home, slots: slots)
    try keep(board)
    #expect(try self.board() == board)
  }

  @Test func aPageBeginsWhereItWasKept() throws {
    for slots in [
      [PlacedSlot([first[0]]), PlacedSlot([first[1]], beginsPage: true), PlacedSlot([first[2]])],
      [PlacedSlot([first[0]]), PlacedSlot([first[2], first[1]], shown: 1, beginsPage: true)],
    ] {
      let paged = PlacedBoard(at: .home, slots: slots)
      try keep(paged)
      #expect(try board() == paged)
    }
  }

  @Test func eachPlaceHasABoardOfItsOwn() throws {
    let lock = BoardName("lock")
    try keep(PlacedBoard(at: .home, widgets: Array(first.prefix(2))))
    #expect(try board(at: lock) == nil)
    try keep(PlacedBoard(at: lock, widgets: [first[2]]))
    try keep(PlacedBoard(at: .home, widgets: [first[1]]))
    #expect(try board()?.widgets == [first[1]])
    #expect(try board(at: lock)?.widgets == [first[2]])
    #expect(try store.read { try $0.nextWidget() }.number == 4)
  }

  @Test func everyChangeIsToldToTheDashboards() throws {
    try keep(PlacedBoard(at: .home))
    try keep(PlacedBoard(at: .home, widgets: first))
    let matters = try store.read { try $0.notices(after: Notice.ID(0)) }.map(\.matter)
    #expect(matters == [.board, .board])
  }
}
