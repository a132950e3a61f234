import Kit
import Testing

@testable import Store

struct BoardTests {
  private let folder: TestFolder
  private let store: Store
  private let first = [
    PlacedWidget(id: .init(1), kind: "weather", family: "small", settings: [:]),
    PlacedWidget(id: .init(2), kind: "dday", family: "small", settings: ["title": "Our \"day\""]),
  ]

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
  }

  private var board: [PlacedWidget]? {
    get throws { try store.read { try $0.board() } }
  }

  @Test func aBoardIsUnknownUntilItIsFilled() throws {
    #expect(try board == nil)
    try store.change { try $0.fillBoard(with: []) }
    #expect(try board == [])
  }

  @Test func widgetsStandInTheirOrderAndKeepTheirNumbers() throws {
    try store.change { try $0.fillBoard(with: first) }
    #expect(try board == first)
    let third = try store.change {
      try $0.addWidget("weather", "large", settings: ["city": "busan"])
    }
    #expect(third.id.number == 3)
    #expect(try board == first + [third])
    #expect(try store.change { try $0.remove(third.id) })
    #expect(try !store.change { try $0.remove(third.id) })
    #expect(try store.change { try $0.addWidget("dday", "small", settings: [:]) }.id.number == 4)
  }

  @Test func whatIsSetReplacesWhatWas() throws {
    try store.change { try $0.fillBoard(with: first) }
    var widget = first[1]
    (widget.family, widget.settings) = ("large", ["date": "2026-12-25"])
    #expect(try store.change { try $0.update(widget) })
    #expect(try board == [first[0], widget])
    let gone = PlacedWidget(id: .init(9), kind: "dday", family: "small", settings: [:])
    #expect(try !store.change { try $0.update(gone) })
  }

  @Test(arguments: [
    (1, 0, [1, 2, 3]), (1, 1, [2, 1, 3]), (1, 9, [2, 3, 1]), (3, -4, [3, 1, 2]),
  ])
  func aWidgetMovesToAPlace(_ number: Int, _ place: Int, _ order: [Int]) throws {
    try store.change { change in
      try change.fillBoard(with: first)
      try change.addWidget("dday", "small", settings: [:])
      #expect(try change.move(.init(number), to: place))
      #expect(try !change.move(.init(77), to: place))
    }
    #expect(try board?.map(\.id.number) == order)
  }

  @Test func everyChangeIsToldToTheDashboards() throws {
    try store.change { change in
      try change.fillBoard(with: first)
      try change.update(first[0])
      try change.remove(first[0].id)
      try change.remove(first[0].id)
    }
    let matters = try store.read { try $0.notices(after: Notice.ID(0)) }.map(\.matter)
    #expect(matters == [.board, .board, .board])
  }
}
