import Cells
import Testing
import Timelines

@testable import Home

struct LockPlanTests {
  private static let first: [WidgetFamily] = [
    .accessoryInline, .accessoryCircular, .accessoryRectangular, .accessoryRectangular,
    .accessoryCircular,
  ]

  private func plan(
    _ width: Int, _ height: Int, of families: [WidgetFamily] = first, on device: String? = nil
  ) throws -> LockPlan {
    LockPlan(families, on: Size(width: width, height: height), try .test(device))
  }

  @Test(arguments: [
    (40, 12, 4, 3), (80, 24, 6, 5), (120, 40, 15, 5), (200, 60, 24, 5), (100, 30, 10, 5),
  ])
  func giveTheClockAsManyRowsAsFit(width: Int, height: Int, rows: Int, shown: Int) throws {
    let plan = try plan(width, height)
    #expect(plan.clock?.size.height == rows)
    #expect(plan.places.count { $0.page == 0 } == shown)
  }

  /// Drawn, the date is a quarter as high as a large clock and keeps off it.
  @Test(arguments: [(120, 40, 4, 2), (200, 60, 6, 2), (80, 24, 1, 0)])
  func theDateGrowsWithTheClock(width: Int, height: Int, rows: Int, air: Int) throws {
    let plan = LockPlan(
      Self.first, on: Size(width: width, height: height), try .test(nil), dateRows: 4)
    let clock = try #require(plan.clock)
    #expect(plan.date.size.height == rows)
    #expect(clock.origin.y - plan.date.rows.upperBound == air + 1)
  }

  /// Four columns of accessories, eight from 100 columns on.
  @Test func fillRowsInOrder() throws {
    let rings = Array(repeating: WidgetFamily.accessoryCircular, count: 9)
    for (width, height, columns) in [(99, 60, 4), (150, 50, 8)] {
      let plan = try plan(width, height, of: rings)
      let rows = Dictionary(grouping: plan.places) { $0.tile.origin.y }
      #expect(rows.values.map(\.count).max() == columns)
    }
  }

  @Test(arguments: [
    (16, 5), (30, 10), (40, 12), (64, 20), (80, 24), (99, 39), (120, 40), (200, 60),
  ])
  func nothingOverlapsOrLeavesTheScreen(width: Int, height: Int) throws {
    for count in 0...12 {
      let families = (0..<count).map { number -> WidgetFamily in
        [.accessoryCircular, .accessoryRectangular, .accessoryCorner][number % 3]
      }
      let plan = try plan(width, height, of: [.accessoryInline] + families)
      let screen = Rect(x: 0, y: 0, width: width, height: height)
      let clock = try #require(plan.clock)
      let shown = plan.places.filter { $0.page == 0 }.map(\.tile)
      let parts = [plan.date, clock] + shown.dropFirst() + [plan.footer].compactMap(\.self)
      for (index, part) in parts.enumerated() {
        #expect(part == part.intersection(screen), "\(part)")
        #expect(!parts.dropFirst(index + 1).contains { $0.meets(part) }, "\(part)")
      }
      #expect(plan.places.allSatisfy { $0.tile == $0.tile.intersection(screen) })
    }
  }

  @Test func smallWidgetsOfATabletHaveAColumn() throws {
    let families = Self.first + [.systemSmall, .systemSmall]
    let plan = try plan(120, 40, of: families, on: "834x1194")
    let smalls = plan.places.suffix(2).map(\.tile)
    #expect(smalls[0].columns == smalls[1].columns && !smalls[0].meets(smalls[1]))
    let others = plan.places.prefix(5).map(\.tile) + [plan.clock ?? .zero, plan.date]
    #expect(others.allSatisfy { $0.origin.x >= smalls[0].columns.upperBound })
  }
}
