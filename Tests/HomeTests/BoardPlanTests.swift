import Cells
import Testing
import Timelines

@testable import Home

struct BoardPlanTests {
  private let device: Device

  init() throws {
    device = try .test()
  }

  private static let boards: [[WidgetFamily]] = [
    Sample.board.map(\.family),
    WidgetFamily.allCases + WidgetFamily.allCases.reversed(),
    Array(repeating: .systemSmall, count: 20),
    [.systemSmall, .systemLarge, .systemSmall, .systemMedium, .systemSmall, .systemExtraLarge],
    [],
  ]

  private static func sizes(every step: Int) -> [Size] {
    (1...70).flatMap { height in
      stride(from: 1 + height % step, through: 220, by: step).map {
        Size(width: $0, height: height)
      }
    }
  }

  /// The first error in a plan; nil if there is none.
  private func complaint(about plan: ScreenPlan, _ families: [WidgetFamily]) -> String? {
    let places = plan.board.places
    let room = plan.board.grid.room
    if places.count != families.count { return "\(places.count) places" }
    for place in places where plan.holdsWidgets {
      let parts = [place.tile] + (place.name.map { [$0] } ?? [])
      if parts.contains(where: { room.intersection($0) != $0 || $0.isEmpty }) {
        return "\(place) leaves the room"
      }
    }
    let (pairs, bands) = (zip(places, places.dropFirst()), places.bands)
    if let (one, next) = pairs.first(where: { !$0.precedes($1, in: bands) }) {
      return "\(one) is read after \(next)"
    }
    return overlap(of: places, pageCount: plan.board.pageCount)
  }

  private func overlap(of places: [TilePosition], pageCount: Int) -> String? {
    for page in 0..<pageCount {
      let shown = places.filter { $0.page == page }
      if shown.isEmpty, !places.isEmpty { return "page \(page) is empty" }
      for (index, place) in shown.enumerated() {
        let others = shown[(index + 1)...]
        if let other = others.first(where: place.meets) {
          return "\(place) lies on \(other)"
        }
      }
    }
    return nil
  }

  @Test(arguments: zip(boards, [1, 3, 7, 7, 7]))
  func standsEveryWidgetOnceInOrderOnAScreenOfAnySize(families: [WidgetFamily], step: Int) {
    for size in Self.sizes(every: step) {
      let plan = ScreenPlan(size: size, families: families, on: device)
      if let complaint = complaint(about: plan, families) {
        Issue.record("\(size): \(complaint)")
        return
      }
    }
  }

  /// A small widget fills the gap beside a medium one in its band, but none in an earlier band.
  @Test func aLaterWidgetFillsAGapInItsBandOnly() {
    let families: [WidgetFamily] = [
      .systemSmall, .systemMedium, .systemLarge, .systemMedium, .systemSmall, .systemSmall,
    ]
    let plan = plan(of: families, on: Size(width: 74, height: 80))
    #expect(plan.board.grid.columns == 3)
    #expect(
      plan.board.places.map(\.cells) == [
        Rect(x: 0, y: 0, width: 2, height: 2), Rect(x: 2, y: 0, width: 4, height: 2),
        Rect(x: 0, y: 2, width: 4, height: 4), Rect(x: 0, y: 6, width: 4, height: 2),
        Rect(x: 4, y: 6, width: 2, height: 2), Rect(x: 0, y: 8, width: 2, height: 2),
      ])
    let narrow = self.plan(
      of: [.systemLarge, .systemMedium, .systemSmall], on: Size(width: 74, height: 80))
    #expect(narrow.board.places.map(\.cells.origin.y) == [0, 4, 4])
  }

  private func plan(of families: [WidgetFamily], on size: Size) -> ScreenPlan {
    ScreenPlan(size: size, families: families, beginningPages: [], on: device, grown: .none)
  }

  /// A single page is centred; with several pages, each starts at its corner.
  @Test(arguments: [
    [WidgetFamily.systemMedium, .systemSmall, .systemExtraLarge], [.systemSmall], [.systemLarge],
  ])
  func widgetsOnOnePageStandInItsMiddle(families: [WidgetFamily]) {
    let size = Size(width: 200, height: 60)
    let plan = plan(of: families, on: size).board
    let frame = plan.grid.frame
    let taken = plan.places.map(\.whole).reduce(Rect.zero) { $0.union($1) }
    let spare = [
      taken.columns.lowerBound - frame.columns.lowerBound,
      frame.columns.upperBound - taken.columns.upperBound,
      taken.rows.lowerBound - frame.rows.lowerBound,
      frame.rows.upperBound - taken.rows.upperBound,
    ]
    #expect(spare[0] > 0 && 0...1 ~= spare[1] - spare[0])
    #expect(spare[2] > 0 && 0...1 ~= spare[3] - spare[2])
    let many = Array(repeating: WidgetFamily.systemSmall, count: 40)
    let pages = ScreenPlan(size: size, families: many, on: device).board
    #expect(pages.places[0].tile.origin == frame.origin)
  }

  @Test func keepsTheRowsOfTheChromeFree() {
    for size in Self.sizes(every: 1) {
      let plan = ScreenPlan(size: size, families: [], on: device)
      let rows = [plan.header, plan.footer, plan.dots].compactMap(\.self)
      let screen = Rect(origin: .zero, size: size)
      let isSound = rows.allSatisfy {
        screen.intersection($0) == $0 && $0.intersection(plan.board.grid.room).isEmpty
      }
      #expect(isSound && Set(rows).count == rows.count, "\(size)")
    }
  }

  @Test(arguments: [
    (Size(width: 120, height: 40), 5, 3), (Size(width: 200, height: 60), 8, 4),
    (Size(width: 80, height: 24), 3, 2), (Size(width: 40, height: 30), 1, 2),
    (Size(width: 30, height: 10), 1, 1), (Size(width: 80, height: 12), 3, 1),
    (Size(width: 1, height: 1), 1, 1),
  ])
  func hasAsManyPlacesAsFit(size: Size, columns: Int, rows: Int) {
    let grid = ScreenPlan(size: size, families: [], on: device).board.grid
    #expect([grid.columns, grid.rows] == [columns, rows])
  }

  @Test(arguments: [
    (WidgetFamily.systemSmall, 21, 10), (.systemMedium, 45, 10), (.systemLarge, 45, 22),
    (.systemExtraLarge, 93, 22), (.accessoryCircular, 9, 4), (.accessoryRectangular, 21, 4),
    (.accessoryInline, 21, 3), (.accessoryCorner, 9, 4),
  ])
  func givesEveryFamilyItsSize(family: WidgetFamily, width: Int, height: Int) {
    let tile = plan(of: [family], on: Size(width: 120, height: 40)).board.places[0].tile
    #expect(tile.size == Size(width: width, height: height))
  }

  @Test(arguments: [
    (WidgetFamily.systemLarge, Size(width: 80, height: 24), Size(width: 45, height: 21)),
    (.systemMedium, Size(width: 40, height: 30), Size(width: 40, height: 10)),
    (.systemExtraLarge, Size(width: 80, height: 24), Size(width: 80, height: 21)),
    (.systemLarge, Size(width: 120, height: 15), Size(width: 45, height: 12)),
    (.systemSmall, Size(width: 30, height: 10), Size(width: 30, height: 9)),
    (.systemMedium, Size(width: 30, height: 10), Size(width: 30, height: 9)),
    (.systemSmall, Size(width: 80, height: 10), Size(width: 21, height: 9)),
    (.systemSmall, Size(width: 12, height: 24), Size(width: 12, height: 10)),
  ])
  func shrinksAFamilyToTheRoom(family: WidgetFamily, screen: Size, size: Size) {
    #expect(tile(of: family, on: screen).size == size)
  }

  private func tile(of family: WidgetFamily, on size: Size) -> Rect {
    ScreenPlan(size: size, families: [family], on: device).board.places[0].tile
  }

  @Test func standsAsOnThePictures() {
    let wide = ScreenPlan(
      size: Size(width: 120, height: 40), families: Sample.board.map(\.family), on: device)
    #expect(
      wide.board.places.map(\.tile.origin) == [
        Point(x: 2, y: 2), Point(x: 50, y: 2), Point(x: 74, y: 2), Point(x: 2, y: 14),
        Point(x: 50, y: 14), Point(x: 74, y: 14), Point(x: 50, y: 26), Point(x: 74, y: 26),
        Point(x: 98, y: 26), Point(x: 2, y: 2), Point(x: 26, y: 2),
      ])
    #expect(wide.dots?.origin.y == 38)
    let usual = ScreenPlan(
      size: Size(width: 80, height: 24), families: [.systemMedium, .systemSmall, .systemSmall],
      on: device)
    #expect(
      usual.board.places.map(\.tile.origin) == [
        Point(x: 5, y: 1), Point(x: 53, y: 1), Point(x: 5, y: 12),
      ])
    #expect(usual.dots == nil)
    let narrow = ScreenPlan(
      size: Size(width: 40, height: 30), families: [.systemMedium, .systemMedium], on: device)
    #expect(narrow.board.places.map(\.tile.origin) == [Point(x: 0, y: 2), Point(x: 0, y: 14)])
    #expect(narrow.dots?.origin.y == 27)
  }

  @Test func theNameOfAnAccessoryStandsBelowIt() throws {
    let families = Array(repeating: WidgetFamily.accessoryCircular, count: 4)
    let places = ScreenPlan(
      size: Size(width: 120, height: 40), families: families, on: device
    ).board.places
    #expect(Set(places.map(\.tile.origin)).count == 4)
    for place in places {
      let name = try #require(place.name)
      #expect(name.origin == Point(x: place.tile.origin.x, y: place.tile.rows.upperBound))
      #expect(!places.contains { $0.tile.meets(name) })
    }
  }
}

extension TilePosition {
  /// Whether the tiles or the names of two widgets lie on each other.
  fileprivate func meets(_ other: TilePosition) -> Bool {
    [(self, other), (other, self)].contains { one, another in
      !one.tile.intersection(another.tile).isEmpty
        || !one.tile.intersection(another.name ?? .zero).isEmpty
    }
  }

  /// The rows of places.
  fileprivate var band: Range<Int> { cells.rows.lowerBound / 2..<(cells.rows.upperBound + 1) / 2 }

  /// Whether the place comes before another in reading order.
  /// Whether the other is on a later page, or in the same band or a later one.
  fileprivate func precedes(_ other: TilePosition, in bands: [Int: [Range<Int>]]) -> Bool {
    guard page == other.page else { return page < other.page }
    let own = bands[page]?.first { $0.overlaps(band) }
    return other.band.lowerBound >= own?.lowerBound ?? 0
  }
}

extension [TilePosition] {
  /// The rows of the grid on each page that no tile leaves upwards or downwards.
  fileprivate var bands: [Int: [Range<Int>]] {
    Dictionary(grouping: self, by: \.page).mapValues { places in
      places.map(\.band).sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) {
        bands, rows in
        if let last = bands.last, last.overlaps(rows) {
          bands[bands.count - 1] = last.lowerBound..<Swift.max(last.upperBound, rows.upperBound)
        } else {
          bands.append(rows)
        }
      }
    }
  }
}
