import Cells
import FoundationEssentials
import HomeTesting
import Kit
import Testing
import Timelines

@testable import Home

struct FocusTests {
  @Test func beginsAtTheFirstWidget() throws {
    #expect(try SeenHome.fresh(120, 40).focusIndex == 0)
    #expect(try SeenHome.fresh(120, 40, showing: []).focusIndex == nil)
  }

  /// The tiles at 120x40: 0 above 3; 1 above 4 above 6; 2 above 5 above 7 and 8; 9 and 10 follow.
  @Test(arguments: [
    (0, Key.Code.right, 1), (1, .right, 2), (0, .down, 3), (3, .up, 0), (3, .right, 4),
    (6, .left, 3),
    (5, .down, 7), (8, .up, 5), (4, .down, 6), (0, .up, 0), (3, .down, 3),
    (2, .down, 5), (7, .right, 8), (8, .right, 9), (2, .right, 9), (9, .left, 8), (10, .right, 10),
  ])
  func goesWhereTheArrowPoints(start: Int, arrow: Key.Code, end: Int) throws {
    var home = try SeenHome.fresh(120, 40)
    home.focusIndex = start
    home.press(Key(arrow))
    #expect(home.focusIndex == end)
  }

  @Test func goesThroughAllInReadingOrder() throws {
    var home = try SeenHome.fresh(80, 24)
    var way: [Int?] = []
    for _ in Sample.board {
      way.append(home.focusIndex)
      home.press(Key(.tab))
    }
    #expect(way == Array(Sample.board.indices))
    #expect(home.focusIndex == Sample.board.count - 1)
    home.press(Key(.tab, .shift))
    #expect(home.focusIndex == Sample.board.count - 2)
    home.press(Key(.home))
    #expect(home.focusIndex == 0)
    home.press(Key(.tab, .shift))
    #expect(home.focusIndex == 0)
    home.press(Key(.end))
    #expect(home.focusIndex == Sample.board.count - 1)
  }

  @Test(arguments: [
    ([Key(.pageDown)], 1), ([Key("]")], 1), ([Key("]"), Key("[")], 0), ([Key(.pageUp)], 0),
    ([Key(.pageDown), Key(.pageDown)], 1), ([Key(.pageDown), Key(.pageUp)], 0),
  ])
  func turnsPages(keys: [Key], page: Int) throws {
    var home = try SeenHome.fresh(120, 40)
    for key in keys { home.press(key) }
    #expect(home.page == page)
    #expect(home.focusIndex == (page == 0 ? 0 : 9))
  }

  @Test func turnsPagesByTheWheel() throws {
    var home = try SeenHome.fresh(120, 40)
    let place = Point(x: 1, y: 1)
    _ = home.handle(.input(.mouse(Mouse(.scroll(.down), at: place))), at: .test)
    #expect(home.page == 1)
    _ = home.handle(.input(.mouse(Mouse(.scroll(.down), at: place))), at: .test)
    #expect(home.page == 1)
    _ = home.handle(.input(.mouse(Mouse(.scroll(.up), at: place))), at: .test)
    #expect(home.page == 0)
  }

  @Test(arguments: [
    (Point(x: 74, y: 2), 2), (Point(x: 49, y: 2), 0), (Point(x: 60, y: 35), 6),
    (Point(x: 119, y: 26), 0), (Point(x: 9_999, y: 9_999), 0), (Point(x: -1, y: -1), 0),
  ])
  func goesWhereTheMouseClicks(place: Point, focus: Int) throws {
    var home = try SeenHome.fresh(120, 40)
    home.click(at: place)
    #expect(home.focusIndex == focus)
  }

  @Test func staysOnItsWidgetThroughManyResizes() throws {
    var random = SplitMix(seed: 7)
    var home = try SeenHome.fresh(120, 40)
    home.focusIndex = 7
    for _ in 0..<200 {
      let size = Size(
        width: .random(in: 0...220, using: &random), height: .random(in: 0...70, using: &random))
      _ = home.handle(.resized(size), at: .test)
      #expect(home.canvas(at: .test).size == size)
      #expect(home.focusIndex == 7)
    }
    _ = home.handle(.resized(Size(width: 120, height: 40)), at: .test)
    var fresh = try SeenHome.fresh(120, 40)
    fresh.focusIndex = 7
    #expect(home.canvas(at: .test) == fresh.canvas(at: .test))
  }

  @Test(arguments: ColorDepth.allCases, GlyphTier.allCases)
  func isSeenInEveryLook(depth: ColorDepth, glyphs: GlyphTier) async throws {
    let presentation = try Presentation.test(depth: depth, glyphs: glyphs)
    var home = try await SeenHome.test(120, 40, presentation: presentation)
    let before = home.canvas(at: .test)
    home.press(Key(.right))
    let after = home.canvas(at: .test)
    let tile = Rect(x: 50, y: 2, width: 21, height: 10)
    #expect(after.edge(of: tile).allSatisfy { after[$0.x, $0.y] != before[$0.x, $0.y] })
    #expect(after.inside(of: tile).allSatisfy { after[$0.x, $0.y] == before[$0.x, $0.y] })
    #expect(after[58, 12].style.attributes == .bold && before[58, 12].style.attributes == [])
    let rest = after.damage(since: before).spans.filter { !(2...12).contains($0.row) }
    #expect(rest == [])
  }

  @Test func isWhereSomebodyElseWantsIt() async throws {
    var home = try await SeenHome.test(80, 24)
    home.press(Key("?"))
    _ = home.handle(.opened(Sample.board[8].id), at: .test)
    #expect(home.focusIndex == 8 && home.page == home.plan.board.places[8].page && home.page > 0)
    #expect(home.panel == nil)
    _ = home.handle(.opened(Instance.ID(99)), at: .test)
    #expect(home.focusIndex == 8)
  }
}

extension Canvas {
  fileprivate func edge(of rect: Rect) -> [Point] {
    let inner = Set(inside(of: rect))
    return places(in: rect).filter { !inner.contains($0) }
  }

  fileprivate func inside(of rect: Rect) -> [Point] {
    places(
      in: Rect(
        x: rect.origin.x + 1, y: rect.origin.y + 1, width: rect.size.width - 2,
        height: rect.size.height - 2))
  }

  private func places(in rect: Rect) -> [Point] {
    rect.rows.flatMap { y in rect.columns.map { Point(x: $0, y: y) } }
  }
}
