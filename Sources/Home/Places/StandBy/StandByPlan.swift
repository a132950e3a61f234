import Cells
import Layout
import Timelines

extension ScreenPlan {
  /// The layout of StandBy: pages of two widgets side by side, or of one that has the screen for
  /// itself. Each is as much larger than usual as its room allows, by one scale.
  static func standBy(
    _ families: [WidgetFamily], beginningPages: Set<Int>, driftedBy drift: Point, on size: Size,
    _ device: Device
  ) -> ScreenPlan {
    let pages = StandByPages(
      of: families.count, beginningPages: beginningPages, areWide: size.width >= leastWidth)
    let way = way(drift, on: size)
    let places = pages.places.map { place in
      let tile = tile(place.half, on: size)
      let drifted = tile.offset(by: way)
      return TilePosition(
        page: place.page, cells: drifted, tile: drifted, name: nil, sharesName: false,
        metric: device.metric(filling: tile.size))
    }
    return ScreenPlan(size: size, device: device, places: places, pageCount: pages.count)
  }

  /// The room of a half, or of the whole screen, a little inside its edges.
  private static func tile(_ half: StandByPages.Half?, on size: Size) -> Rect {
    let rows = rows(of: size)
    let width = half == nil ? size.width : size.width / 2
    let start = half == .right ? size.width - width : 0
    // A face that fills the screen is as far from its sides as from its top.
    let columns =
      size.width < least.width ? 0 : half == nil && size.width >= leastWidth ? 2 * rows : 1
    return Rect(
      x: start + columns, y: rows, width: width - 2 * columns, height: size.height - 2 * rows)
  }

  /// The way to go: nowhere without a margin, and not up to the edge, where drawn letters would look cut
  /// off.
  private static func way(_ drift: Point, on size: Size) -> Point {
    guard size.width >= least.width, size.height >= least.height else { return .zero }
    return Point(x: drift.x, y: rows(of: size) > 1 ? drift.y : max(0, drift.y))
  }

  /// The free rows above and below.
  private static func rows(of size: Size) -> Int {
    size.height < least.height ? 0 : max(1, size.height / 20)
  }

  /// The smallest screen with margins.
  private static let least = Size(width: 6, height: 3)
  /// The columns from which on there are two halves.
  private static let leastWidth = 36
}

/// The pages of StandBy, and the half that each widget takes.
private struct StandByPages {
  enum Half { case left, right }

  /// Where each widget is; no half if it has the page for itself.
  private(set) var places: [(page: Int, half: Half?)] = []
  private(set) var count = 1

  init(of count: Int, beginningPages: Set<Int>, areWide: Bool) {
    var pages: [Int] = []
    for index in 0..<count {
      let isFull = pages.last.map { $0 == (areWide ? 2 : 1) } ?? true
      if isFull || beginningPages.contains(index) {
        pages.append(1)
      } else {
        pages[pages.count - 1] += 1
      }
    }
    self.count = max(1, pages.count)
    for (page, members) in pages.enumerated() {
      places += members == 2 ? [(page, .left), (page, .right)] : [(page, nil)]
    }
  }
}

extension Device {
  /// The scale at which a small widget fills a room, at least the usual one.
  fileprivate func metric(filling room: Size) -> Metric {
    let small = displaySize(of: .systemSmall) ?? DisplaySize(width: 170, height: 170)
    let (width, height) = Metric.usual.points(of: room)
    return Metric(scale: max(1, min(width / small.width, height / small.height)))
  }
}
