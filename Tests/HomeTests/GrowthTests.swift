import Boards
import Cells
import HomeTesting
import Testing
import Timelines

@testable import Home

struct GrowthTests {
  private static let nine: [WidgetFamily] = [
    .systemMedium, .systemSmall, .systemMedium, .systemLarge, .systemSmall, .systemMedium,
    .systemSmall, .systemSmall, .systemSmall,
  ]

  private func plan(
    _ families: [WidgetFamily], _ width: Int, _ height: Int, beginningPages: Set<Int> = []
  ) throws -> ScreenPlan {
    ScreenPlan(
      size: Size(width: width, height: height), families: families,
      beginningPages: beginningPages, on: try .test())
  }

  @Test(arguments: [
    (80, 24, Growth.none), (120, 40, .none), (160, 50, .quarter), (200, 60, .half),
    (300, 100, .double),
  ])
  func nineWidgetsGrowWithTheScreen(width: Int, height: Int, growth: Growth) throws {
    #expect(try plan(Self.nine, width, height).growth == growth)
  }

  @Test(arguments: [
    (Growth.none, "21x10 45x10 45x22"), (.quarter, "26x12 54x12 54x26"),
    (.half, "31x15 64x15 64x33"), (.double, "42x20 86x20 86x43"),
  ])
  func familiesGrowTogether(growth: Growth, sizes: String) throws {
    let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    let plan = ScreenPlan(
      size: Size(width: 300, height: 100), families: families, beginningPages: [],
      on: try .test(), grown: growth)
    let tiles = plan.board.places.map { "\($0.tile.size.width)x\($0.tile.size.height)" }
    #expect(tiles.joined(separator: " ") == sizes)
  }

  /// Growing never costs a page, on any screen from 30x10 to 300x100.
  @Test func noWidgetWaitsBecauseOthersHaveGrown() throws {
    let device = try Device.test()
    for width in stride(from: 30, through: 300, by: 30) {
      for height in stride(from: 10, through: 100, by: 10) {
        for count in [1, 3, 6, 9, 14] {
          let families = Array((Self.nine + Self.nine).prefix(count))
          let size = Size(width: width, height: height)
          let grown = ScreenPlan(size: size, families: families, on: device)
          let usual = ScreenPlan(
            size: size, families: families, beginningPages: [], on: device, grown: .none)
          #expect(
            grown.growth == .none ? grown == usual : grown.board.pageCount == 1, "\(size) \(count)")
        }
      }
    }
  }

  /// A page that a person began is no lack of room.
  @Test func aBoardWithSeveralPagesGrowsToo() throws {
    let plan = try plan(Self.nine, 200, 60, beginningPages: [3])
    #expect(plan.growth == .half)
    #expect(plan.board.pageCount == 2)
  }

  @Test func aWidgetInHandLeavesTheSizeOfTheTiles() throws {
    let board = try ShownBoard.growing(200, 60)
    let growth = board.plan.growth
    #expect(growth == .half)
    var order = board.board.placed.order
    let last = order.slots.count - 1
    order.move(order.slots[0].shown, to: last, beginningPage: true)
    let trial = TrialBoard(order, of: board)
    #expect(trial.plan.growth == growth)
    #expect(trial.plan.board.pageCount == 2)
  }

  @Test func accessoriesShareAPlace() throws {
    let families: [WidgetFamily] = [
      .systemSmall, .accessoryCircular, .accessoryCorner, .accessoryRectangular,
      .accessoryInline, .accessoryCircular, .systemSmall, .accessoryCircular,
    ]
    let plan = ScreenPlan(
      size: Size(width: 120, height: 40), families: families, beginningPages: [],
      on: try .test(), grown: .none)
    let cells = plan.board.places.map(\.cells)
    #expect(
      cells == [
        Rect(x: 0, y: 0, width: 2, height: 2), Rect(x: 2, y: 0, width: 1, height: 1),
        Rect(x: 3, y: 0, width: 1, height: 1), Rect(x: 2, y: 1, width: 2, height: 1),
        Rect(x: 4, y: 0, width: 2, height: 1), Rect(x: 4, y: 1, width: 1, height: 1),
        Rect(x: 6, y: 0, width: 2, height: 2), Rect(x: 5, y: 1, width: 1, height: 1),
      ])
    let tiles = plan.board.places.map(\.tile)
    #expect(tiles[1].columns.upperBound < tiles[2].columns.lowerBound)
    #expect(tiles[1].rows.upperBound < tiles[3].rows.lowerBound)
    #expect(tiles[2].columns.upperBound == tiles[3].columns.upperBound)
    #expect(plan.board.places[1].name?.origin.y == tiles[1].rows.upperBound)
    #expect(plan.board.places[3].name?.origin.y == tiles[3].rows.upperBound)
    #expect(plan.board.places.map(\.sharesName) == families.map(\.isAccessory))
  }
}

extension ShownBoard {
  /// Nine widgets of the tests on a screen.
  fileprivate static func growing(_ width: Int, _ height: Int) throws -> ShownBoard {
    var home = try SeenHome.fresh(
      width, height,
      showing: Sample.instances([
        ("weather", .systemMedium), ("days", .systemSmall), ("reminders", .systemMedium),
        ("weather", .systemLarge), ("coffee", .systemSmall), ("days", .systemMedium),
        ("coffee", .systemSmall), ("weather", .systemSmall), ("snow", .systemSmall),
      ]))
    _ = home.advance(to: .test)
    return home.home.context.board
  }
}
