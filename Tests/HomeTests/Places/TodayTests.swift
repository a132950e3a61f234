import Boards
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Kit
import Layout
import Testing
import Timelines
import Views

@testable import Home

/// Today View: where its tiles stand, and how they are scrolled.
struct TodayTests {
  private static let families: [WidgetFamily] = [
    .systemMedium, .systemSmall, .systemSmall, .systemMedium, .systemLarge, .systemSmall,
    .systemSmall,
  ]

  private static let board = Sample.instances(families.map { ("days", $0) }).map { instance in
    Instance(
      id: Instance.ID(100 + instance.id.number), kind: instance.kind, family: instance.family)
  }

  private func home(
    _ width: Int, _ height: Int, showing today: [Instance] = board,
    _ change: (inout Presentation) -> Void = { _ in }
  ) async throws -> SeenHome {
    var presentation = try Presentation.test()
    change(&presentation)
    var home = SeenHome(
      Home(
        size: Size(width: width, height: height), device: try .test(), presentation: presentation,
        kinds: Sample.kinds,
        boards: [.home: Board(showing: Sample.board), .today: Board(showing: today, at: .today)],
        place: .today, at: .test))
    await home.settle(at: .test)
    _ = home.canvas(at: .test)
    return home
  }

  private func focusedTile(_ home: SeenHome) -> Rect? {
    home.context.board.focus.flatMap(home.context.board.place(of:))?.tile
  }

  @Test func standsInTwoColumnsInOrder() async throws {
    let plan = try await home(120, 40).context.board.plan
    #expect(
      plan.board.places.map(\.tile) == [
        Rect(x: 13, y: 4, width: 45, height: 10), Rect(x: 13, y: 16, width: 21, height: 10),
        Rect(x: 37, y: 16, width: 21, height: 10), Rect(x: 13, y: 28, width: 45, height: 10),
        Rect(x: 62, y: 4, width: 45, height: 22), Rect(x: 62, y: 28, width: 21, height: 10),
        Rect(x: 86, y: 28, width: 21, height: 10),
      ])
    #expect(plan.today?.bar == nil && plan.today?.day == Rect(x: 13, y: 2, width: 94, height: 1))
  }

  @Test func standsInOneColumnThatScrolls() async throws {
    let plan = try await home(80, 24).context.board.plan
    #expect(plan.board.places.map(\.tile.origin.x) == [17, 17, 41, 17, 17, 17, 41])
    #expect(plan.board.places.map(\.tile.origin.y) == [2, 13, 13, 24, 35, 57, 57])
    #expect(plan.today?.window == Rect(x: 0, y: 2, width: 80, height: 21))
    #expect(plan.today?.bar == Rect(x: 78, y: 2, width: 1, height: 21))
  }

  /// In each column, tiles follow each other in their order without more than the usual gap, and no
  /// other division of that order would end earlier.
  @Test(arguments: 1...60)
  func keepsTheOrderWithoutNeedlessGaps(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let families = (0..<Int.random(in: 1..<12, using: &random)).map { _ in
      [WidgetFamily.systemSmall, .systemMedium, .systemLarge].randomElement(using: &random)
        ?? .systemSmall
    }
    for size in [Size(width: 120, height: 40), Size(width: 80, height: 24)] {
      let measures = TodayMeasures(on: size, rows: 35, isLow: false, try .test())
      let tiles = TodayColumns(of: families, by: measures).tiles
      let columns = Dictionary(grouping: tiles.indices) {
        tiles[$0].origin.x / (measures.width + TodayMeasures.columnGap)
      }
      #expect(columns.keys.allSatisfy { $0 < measures.columns })
      #expect(columns.sorted { $0.key < $1.key }.flatMap(\.value) == Array(tiles.indices))
      for column in columns.values {
        for (one, other) in zip(column, column.dropFirst()) {
          let distance = tiles[other].origin.y - tiles[one].rows.upperBound
          #expect(
            distance == measures.gap.height || tiles[other].origin.y == tiles[one].origin.y,
            "\(families)")
        }
      }
      let longest = tiles.map(\.rows.upperBound).max() ?? 0
      let shortest = try (0...families.count).map { split in
        try [families[..<split], families[split...]].map { part in
          let narrow = TodayMeasures(
            on: Size(width: 99, height: 40), rows: 35, isLow: false, try .test())
          return TodayColumns(of: Array(part), by: narrow).height
        }.max() ?? 0
      }.min()
      #expect(measures.columns == 1 || longest == shortest, "\(families)")
    }
  }

  @Test(arguments: [(80, 24), (120, 30), (60, 20)])
  func bringsTheFocusIntoSight(width: Int, height: Int) async throws {
    var home = try await home(width, height)
    for key in [Key(.tab), Key(.down), Key(.end), Key(.up), Key(.home)].flatMap({ key in
      Array(repeating: key, count: 8)
    }) {
      home.press(key)
      let window = try #require(home.context.board.plan.today?.window)
      let tile = try #require(focusedTile(home))
      #expect(
        window.intersection(tile) == tile
          || tile.size.height > window.size.height && tile.origin.y == window.origin.y, "\(key)")
    }
    #expect(home.context.board.plan.today?.first == 0)
  }

  @Test func turnsPagesWithoutLeavingAnythingOut() async throws {
    var home = try await home(80, 24)
    var seen: Set<Instance.ID> = []
    var rows: [Int] = []
    for _ in 0..<6 {
      let board = home.context.board
      let window = try #require(board.plan.today?.window)
      seen.formUnion(
        board.widgets.filter { id in
          board.place(of: id).map { window.intersection($0.tile) == $0.tile } ?? false
        })
      rows.append(board.plan.today?.first ?? 0)
      home.press(Key(.pageDown))
      _ = home.canvas(at: .test)
    }
    #expect(rows == [0, 22, 33, 44, 44, 44])
    #expect(seen.count == Self.families.count)
    for _ in 0..<4 { home.press(Key("[")) }
    #expect(home.context.board.plan.today?.first == 0)
  }

  @Test func scrollsWithTheWheelAndTakesTheFocusAlong() async throws {
    var home = try await home(80, 24)
    let middle = Point(x: 40, y: 12)
    for _ in 0..<4 {
      _ = home.handle(.input(.mouse(Mouse(.scroll(.down), at: middle))), at: .test)
    }
    #expect(home.context.board.plan.today?.first == 12 && home.context.board.index != 0)
    for _ in 0..<9 {
      _ = home.handle(.input(.mouse(Mouse(.scroll(.up), at: middle))), at: .test)
    }
    #expect(home.context.board.plan.today?.first == 0)
  }

  /// What is cut by the window isn't drawn over what surrounds it.
  @Test func drawsNothingOutsideItsWindow() async throws {
    var home = try await home(80, 24)
    let before = home.canvas(at: .test)
    let middle = Point(x: 40, y: 12)
    for _ in 0..<5 {
      _ = home.handle(.input(.mouse(Mouse(.scroll(.down), at: middle))), at: .test)
      let canvas = home.canvas(at: .test)
      for y in [0, 1] { #expect(canvas.text(ofRow: y) == before.text(ofRow: y)) }
      var none = Pictures()
      let fresh = home.home.frame(at: .test, reusing: &none)
      #expect(fresh.canvas == canvas)
    }
  }

  @Test func keepsTheFocusInSightWhenItIsResized() async throws {
    var home = try await home(120, 40)
    home.press(Key(.end))
    let focus = home.context.board.focus
    for size in [(80, 24), (40, 12), (200, 60), (100, 30), (99, 30), (5, 3), (120, 40)] {
      _ = home.handle(.resized(Size(width: size.0, height: size.1)), at: .test)
      #expect(home.canvas(at: .test).size == Size(width: size.0, height: size.1))
      #expect(home.context.board.focus == focus)
      let plan = home.context.board.plan
      let tile = try #require(focusedTile(home))
      #expect(plan.isSeen(tile) || plan.today?.window.isEmpty == true, "\(size)")
    }
  }

  @Test func liesLeftOfTheFirstPage() async throws {
    var home = try await home(120, 40)
    home.press(Key(.escape))
    #expect(home.context.place == .home)
    home.press(Key(.right), Key(.left))
    #expect(home.context.place == .home)
    home.press(Key(.left))
    #expect(home.context.place == .today && home.text().contains("오늘 보기"))
    home.press(Key(.end), Key(.right))
    #expect(home.context.place == .home)
    home.press(Key("t"))
    #expect(home.context.place == .today)
    home.press(Key("t"))
    #expect(home.context.place == .home)
  }

  @Test func asksNobodyOnTheWayHomeAndBack() async throws {
    var home = try await home(120, 40)
    home.press(Key("t"))
    _ = await home.settle(at: .test)
    for _ in 0..<20 {
      for key in ["t", "t"] as [Character] {
        home.press(Key(key))
        #expect(home.advance(to: .test).compactMap(\.question).isEmpty)
        _ = home.canvas(at: .test)
      }
    }
    #expect(home.fronts.count == 1)
  }

  @Test func isInFullColourOnly() async throws {
    var home = try await home(120, 40) { _ = $0.preferences.set(.mode, to: "accented") }
    let tile = try #require(focusedTile(home))
    var plain = try await self.home(120, 40)
    #expect(home.canvas(at: .test).cropped(to: tile) == plain.canvas(at: .test).cropped(to: tile))
    #expect(!home.canvas(at: .test).text(ofRow: 0).contains("틴트"))
    home.press(Key("t"))
    #expect(home.canvas(at: .test).text(ofRow: 0).contains("틴트"))
  }

  @Test func galleryOffersWhatMayStandThere() async throws {
    var home = try await home(120, 40)
    home.press(Key("a"))
    let picker = try #require(home.fronts.last as? PickerFront)
    #expect(picker.families(in: home.context) == [.systemSmall, .systemMedium, .systemLarge])
    home.press(Key("q"), Key("t"), Key("a"))
    let atHome = try #require(home.fronts.last as? PickerFront)
    #expect(atHome.families(in: home.context) == WidgetFamily.allCases)
  }

  @Test func isRearrangedInItsPlace() async throws {
    var home = try await home(80, 24)
    home.press(Key("e"), Key(.enter))
    for _ in 0..<5 { home.press(Key(.down)) }
    let place = try #require(home.context.board.plan.today)
    #expect(place.first > 0, "scrolled along")
    let effects = home.handle(.input(.key(Key(.enter))), at: .test)
    #expect(effects.count == 1 && home.context.board.index ?? 0 > 2)
  }
}
