import Boards
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Testing
import Timelines

@testable import Home

struct EditTests {
  private static let four = Sample.instances([
    ("weather", .systemSmall), ("days", .systemSmall), ("coffee", .systemSmall),
    ("snow", .systemMedium),
  ])

  private func home(
    _ width: Int = 80, _ height: Int = 24, showing board: [Instance] = four
  ) async throws -> SeenHome {
    var home = try await SeenHome.test(width, height, showing: board)
    home.press(Key("e"))
    return home
  }

  /// The numbers of the widgets, with stacks in brackets and a bar before the first of a page.
  private func order(_ home: SeenHome) -> String {
    home.home.context.board.board.placed.order.slots.map { slot in
      let numbers = slot.widgets.map { $0 == slot.shown ? ".\($0)" : "\($0)" }.joined()
      return (slot.beginsPage ? "|" : "")
        + (slot.widgets.count > 1 ? "[\(numbers)]" : "\(slot.shown)")
    }.joined(separator: " ")
  }

  private func steps(_ home: SeenHome) -> Int { home.home.context.board.steps.unsaved.count }

  @Test func tilesStayWhereTheyAre() async throws {
    var home = try await SeenHome.test(80, 24, showing: Self.four)
    let before = home.text()
    home.press(Key("e"))
    let editing = home.text()
    #expect(editing.contains("홈 화면 편집") && editing.contains("23°") && editing.contains(" − "))
    home.press(Key(.escape))
    #expect(home.text() == before)
  }

  @Test func aWidgetInHandMovesAndTheOthersMakeRoom() async throws {
    var home = try await home()
    home.press(Key(.enter), Key(.right))
    #expect(order(home) == "0 1 2 3" && steps(home) == 0, "nothing is saved while it is in hand")
    #expect(home.text().contains("날씨 이동 중"))
    home.press(Key(.enter))
    #expect(order(home) == "1 0 2 3" && steps(home) == 1)
    home.press(Key("z"))
    #expect(order(home) == "0 1 2 3" && home.text().contains("실행 취소 · 배치가 전과 같아요"))
    home.press(Key("z"))
    #expect(home.text().contains("실행 취소할 게 없어요"))
    home.press(Key("y"))
    #expect(order(home) == "1 0 2 3" && home.text().contains("다시 실행 · 배치를 변경했어요"))
    #expect(home.home.context.board.focus == Instance.ID(0))
  }

  @Test(arguments: [(60, 20), (40, 12)])
  func messagesAreReadOnSmallScreensToo(columns: Int, rows: Int) async throws {
    var home = try await SeenHome.test(columns, rows, showing: Self.four)
    home.press(Key("e"), Key("z"))
    #expect(home.text().contains("실행 취소할 게 없어요"))
    home.press(Key(.right))
    #expect(!home.text().contains("실행 취소할 게 없어요"))
  }

  @Test func escapePutsItBack() async throws {
    var home = try await home()
    home.press(Key(.enter), Key(.right), Key(.escape))
    #expect(order(home) == "0 1 2 3" && home.text().contains("홈 화면 편집"))
    home.press(Key("q"))
    #expect(!home.text().contains("홈 화면 편집") && !home.isClosed)
  }

  @Test func beyondTheEdgeIsAnotherPage() async throws {
    var home = try await home()
    home.press(Key(.right), Key(.right), Key(.enter), Key(.right), Key(.enter))
    #expect(order(home) == "0 1 3 |2")
    home.press(Key(.enter), Key(.left), Key(.enter))
    #expect(order(home) == "0 1 3 2")
  }

  @Test func aWidgetIsRemovedAndBroughtBack() async throws {
    var home = try await home()
    home.press(Key("x"))
    #expect(order(home) == "1 2 3" && home.text().contains("z 키로 실행 취소"))
    home.press(Key("x"), Key(.escape), Key("z"), Key("z"))
    #expect(order(home) == "0 1 2 3")
    #expect(home.home.context.board.focus == Instance.ID(0), "what comes back has the focus")
    #expect(!home.text().contains("되돌렸어요"), "on the Home Screen a message is a fault")
  }

  @Test func aWidgetGrowsAndShrinksToTheSizesThatItHas() async throws {
    var home = try await home()
    let family = { (home: SeenHome) in home.home.context.board.board.instances[0].family }
    home.press(Key(">"))
    #expect(family(home) == .systemMedium)
    home.press(Key("<"), Key("<"))
    #expect(family(home) == .systemSmall)
    #expect(home.text().contains("23°"), "the old face stays until the new answer comes")
  }

  @Test func growingInHandKeepsThePlaceForEscape() async throws {
    var home = try await home()
    home.press(Key(.enter), Key(.right), Key(">"), Key(.escape))
    #expect(order(home) == "0 1 2 3")
    #expect(home.home.context.board.board.instances[0].family == .systemMedium)
  }

  @Test func aMessageEndsWithTheNextClick() async throws {
    var home = try await home()
    act(&home, .press(.left), tile(1, home).origin)
    #expect(home.text().contains("제거했어요"))
    act(&home, .press(.left), tile(0, home).origin + Point(x: 9, y: 4))
    #expect(!home.text().contains("제거했어요"))
  }

  @Test func pagesBeginWhereAPersonSays() async throws {
    var home = try await home()
    home.press(Key(.right), Key("p"))
    #expect(order(home) == "0 |1 2 3")
    home.press(Key("P"))
    #expect(order(home) == "0 |1 |2 3")
    home.press(Key("p"))
    #expect(order(home) == "0 1 |2 3")
  }

  @Test func widgetsOfOneSizeStackAndLeave() async throws {
    var home = try await home()
    home.press(Key(.enter), Key("b"))
    #expect(order(home) == "[1.0] 2 3")
    #expect(home.text().contains("위젯 2개"))
    home.press(Key(.escape), Key("}"))
    #expect(order(home) == "[.10] 2 3" && home.text().contains("D-34"))
    home.press(Key("e"), Key("b"))
    #expect(order(home) == "0 1 2 3")
    home.press(Key(.end), Key(.enter), Key("b"))
    #expect(order(home) == "0 1 2 3" && home.text().contains("같은 크기의 위젯이 없어서"))
  }

  @Test func whatAnotherDashboardRemovesLeavesTheHand() async throws {
    var home = try await home()
    home.press(Key(.enter), Key(.right))
    _ = home.handle(.boardChanged(Board(showing: Array(Self.four.dropFirst()))), at: .test)
    #expect(order(home) == "1 2 3" && !home.text().contains("이동 중"))
    home.press(Key(.enter), Key(.right), Key(.enter))
    #expect(order(home) == "2 1 3")
  }

  @Test func aRefusedStepIsTakenBackInWords() async throws {
    var home = try await home()
    home.press(Key("x"))
    let step = try #require(home.home.context.board.steps.unsaved.first)
    _ = home.handle(.arranged(step.id, .refused("board.refused.gone")), at: .test)
    #expect(order(home) == "0 1 2 3" && home.text().contains("다른 창에서"))
  }

  @Test func aBoardOfAFileIsNotEdited() async throws {
    var home = try await SeenHome.test(80, 24, showing: Self.four)
    var board = Board(showing: Self.four)
    board.file = "1f"
    home.press(Key("e"))
    _ = home.handle(.boardChanged(board), at: .test)
    #expect(!home.text().contains("홈 화면 편집 ") && home.text().contains("위젯 파일"))
  }

  private func tile(_ index: Int, _ home: SeenHome) -> Rect { home.plan.board.places[index].tile }

  private func act(_ home: inout SeenHome, _ action: Mouse.Action, _ place: Point) {
    _ = home.handle(.input(.mouse(Mouse(action, at: place))), at: .test)
  }

  @Test func holdingTheButtonTakesATileInHand() async throws {
    var home = try await SeenHome.test(80, 24, showing: Self.four)
    let start = tile(0, home).origin + Point(x: 9, y: 4)
    let target = tile(1, home).origin + Point(x: 17, y: 4)
    act(&home, .press(.left), start)
    act(&home, .hold(.left), start)
    #expect(home.text().contains("날씨 이동 중"))
    act(&home, .move(.left), target)
    #expect(order(home) == "0 1 2 3")
    act(&home, .release(.left), target)
    #expect(order(home) == "1 0 2 3" && home.text().contains("홈 화면 편집"))
  }

  @Test func aTileStacksWhereItRestsOnAnother() async throws {
    var home = try await home()
    let start = tile(0, home).origin + Point(x: 9, y: 4)
    let middle = tile(1, home).origin + Point(x: 9, y: 4)
    act(&home, .press(.left), start)
    act(&home, .move(.left), middle)
    act(&home, .hold(.left), middle)
    act(&home, .release(.left), middle)
    #expect(order(home) == "[1.0] 2 3")
  }

  @Test func theSignRemoves() async throws {
    var home = try await home()
    act(&home, .press(.left), tile(1, home).origin)
    #expect(order(home) == "0 2 3")
  }

  /// An accessory's content begins in its corner.
  @Test func theSignOfAnAccessoryIsAboveIt() async throws {
    var home = try await home(
      showing: Sample.instances([("days", .systemSmall), ("days", .accessoryRectangular)]))
    let corner = tile(1, home).origin
    act(&home, .press(.left), corner - Point(x: 0, y: 1))
    #expect(order(home) == "0")
  }

  @Test func aTileAtTheEdgeTurnsThePage() async throws {
    var home = try await home()
    home.press(Key(.right), Key(.right), Key("p"), Key(.home))
    #expect(order(home) == "0 1 |2 3")
    let start = tile(0, home).origin + Point(x: 9, y: 4)
    act(&home, .press(.left), start)
    act(&home, .move(.left), Point(x: 79, y: 8))
    act(&home, .hold(.left), Point(x: 79, y: 8))
    act(&home, .release(.left), Point(x: 79, y: 8))
    #expect(home.page == 1 && order(home).contains("1 |"))
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12), (30, 10), (10, 4), (1, 1), (200, 60)])
  func drawsTheSameWithoutWhatItHasDrawnBefore(width: Int, height: Int) async throws {
    var home = try await SeenHome.test(width, height)
    for key in [
      Key("e"), Key(.enter), Key(.right), Key(.down), Key(.enter), Key("x"), Key("z"), Key(">"),
      Key(.end), Key(.enter), Key(.left), Key("b"), Key(.escape), Key(.escape),
    ] {
      home.press(key)
      let frame = home.frame(at: .test)
      var none = Pictures()
      #expect(home.home.frame(at: .test, reusing: &none).canvas == frame.canvas, "\(key)")
    }
  }
}
