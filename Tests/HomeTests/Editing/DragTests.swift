import Boards
import Cells
import HomeTesting
import Pages
import Testing
import Timelines

@testable import Home

/// Checks widgets that a hand carries, whose pointer passes over each cell on its way.
struct DragTests {
  private static let four = Sample.instances([
    ("weather", .systemSmall), ("days", .systemSmall), ("coffee", .systemSmall),
    ("snow", .systemMedium),
  ])

  private var home: SeenHome
  /// The middle of the first tile.
  private let start: Point

  init() async throws {
    home = try await SeenHome.test(80, 24, showing: Self.four)
    home.press(Key("e"))
    start = home.plan.board.places[0].tile.origin + Point(x: 9, y: 4)
  }

  /// The widgets of each place, in their order.
  private var order: [[Int]] {
    home.home.context.board.board.placed.order.slots.map { $0.widgets.map(\.number) }
  }

  private mutating func act(_ action: Mouse.Action, at position: Point) {
    _ = home.handle(.input(.mouse(Mouse(action, at: position))), at: .test)
  }

  /// Carries the first widget to a column of the second one, cell by cell.
  private mutating func carry(toColumn column: Int) -> Point {
    let end = Point(x: home.plan.board.places[1].tile.origin.x + column, y: start.y)
    act(.press(.left), at: start)
    for x in start.x...end.x { act(.move(.left), at: Point(x: x, y: start.y)) }
    return end
  }

  @Test mutating func restsOnTheMiddleOfAnotherAndIsStacked() {
    let end = carry(toColumn: 9)
    #expect(home.text().contains("여기에 놓기"))
    act(.hold(.left), at: end)
    let text = home.text()
    #expect(text.contains("놓으면 D-Day 위젯과 스택") && !text.contains("여기에 놓기"))
    act(.release(.left), at: end)
    #expect(order == [[1, 0], [2], [3]])
  }

  @Test mutating func theWheelTurnsTheStackBelowIt() {
    let end = carry(toColumn: 9)
    act(.hold(.left), at: end)
    act(.release(.left), at: end)
    let before = home.home.context.board.board.placed.order.slots[0].shown
    act(.scroll(.down), at: home.plan.board.places[0].tile.origin)
    #expect(home.home.context.board.board.placed.order.slots[0].shown != before)
    #expect(order == [[1, 0], [2], [3]])
  }

  /// What comes to the front hears the pointer from then on, so that nothing would put the widget down.
  @Test(arguments: ["?", "Q"] as [Character])
  mutating func goesBackWhereSomethingComesToTheFront(key: Character) {
    let end = carry(toColumn: 18)
    home.press(Key(key))
    act(.release(.left), at: end)
    home.press(key == "Q" ? Key("u") : Key(.escape))
    let text = home.text()
    #expect(!text.contains("이동 중") && !text.contains("여기에 놓기"))
    #expect(order == [[0], [1], [2], [3]])
  }

  @Test mutating func isPutWhereItIsLetGo() {
    let end = carry(toColumn: 16)
    act(.release(.left), at: end)
    #expect(order == [[1], [0], [2], [3]])
  }

  @Test mutating func restsOnTheBorderOfAnotherThatMakesRoom() {
    let end = carry(toColumn: 16)
    let before = home.text()
    act(.hold(.left), at: end)
    #expect(home.text() != before)
    act(.release(.left), at: end)
    #expect(order == [[1], [0], [2], [3]])
  }

  @Test mutating func isNotCarriedFarEnough() {
    let end = start + Point(x: 2, y: 0)
    act(.press(.left), at: start)
    act(.move(.left), at: end)
    act(.release(.left), at: end)
    #expect(order == [[0], [1], [2], [3]])
  }

  private func board(_ numbers: [Int]) -> Board {
    Board(
      showing: numbers.compactMap { number in
        Self.four.first { $0.id.number == number }
      })
  }

  @Test mutating func somebodyElseTakesItAwayAndThatIsSaid() {
    home.press(Key(.enter))
    _ = home.handle(.boardChanged(board([1, 2, 3])), at: .test)
    #expect(home.text().contains("다른 창에서 이미 제거한 위젯이에요"))
  }

  @Test mutating func somebodyElseMovesWhatWasOnlyTakenInHand() {
    home.press(Key(.enter))
    _ = home.handle(.boardChanged(board([1, 0, 2, 3])), at: .test)
    home.press(Key(.enter))
    #expect(order == [[1], [0], [2], [3]])
  }

  @Test mutating func somebodyElseMovesAnotherAndItStaysWhereItWasCarried() {
    home.press(Key(.enter), Key(.right))
    _ = home.handle(.boardChanged(board([0, 1, 3, 2])), at: .test)
    home.press(Key(.enter))
    #expect(order == [[1], [0], [3], [2]])
  }
}
