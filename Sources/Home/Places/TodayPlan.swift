import Cells
import Timelines

/// What Today View has besides its tiles: a row with the date, a window behind which the tiles are
/// scrolled, and a bar that shows how far.
struct TodayPlan: Hashable, Sendable {
  let day: Rect?
  let window: Rect
  /// Nil if all tiles are in sight.
  let bar: Rect?
  /// The rows of all tiles.
  let height: Int
  /// The first row in the window.
  fileprivate(set) var first = 0

  /// The first row in the window when the last one is seen.
  var last: Int { max(0, height - window.size.height) }

  /// The rows of the bar that stand for what is in sight.
  var thumb: Range<Int>? {
    guard let bar, height > 0 else { return nil }
    let rows = bar.size.height
    let length = max(1, rows * window.size.height / height)
    let start = last == 0 ? 0 : (rows - length) * first / last
    return start..<start + length
  }
}

extension ScreenPlan {
  /// The layout of Today View: a column of the width of a medium widget, or two, below the date.
  static func today(
    _ families: [WidgetFamily], on size: Size, _ device: Device
  ) -> ScreenPlan {
    let rows = Self.rows(between: size, device)
    let isLow = size.height < lowestAiry
    func sized(below lead: Int) -> TodayMeasures {
      TodayMeasures(on: size, rows: rows.count - lead, isLow: isLow, device)
    }
    let lead = Self.lead(among: rows.count, sized)
    let measures = sized(below: lead)
    let columns = TodayColumns(of: families, by: measures)
    let window = Rect(
      x: 0, y: rows.lowerBound + lead, width: size.width, height: max(0, rows.count - lead))
    let corner = Point(x: max(0, (size.width - measures.wholeWidth) / 2), y: window.origin.y)
    let width = min(measures.wholeWidth, size.width - corner.x)
    let places = columns.tiles.map { tile in
      TilePosition(
        page: 0, cells: tile, tile: tile.offset(by: corner), name: nil, sharesName: false)
    }
    let grid = BoardGrid(
      room: window, isLow: isLow, device: device, growth: measures.growth, mostColumns: 1)
    let barMargin = size.width < leastForBarMargin ? 1 : 2
    let today = TodayPlan(
      day: lead == 0
        ? nil : Rect(x: corner.x, y: rows.lowerBound + lead / 3, width: width, height: 1),
      window: window,
      bar: columns.height <= window.size.height || size.width < 2
        ? nil
        : Rect(
          x: size.width - barMargin, y: window.origin.y, width: 1, height: window.size.height),
      height: columns.height)
    return ScreenPlan(
      size: size, device: device, growth: measures.growth,
      board: BoardPlan(of: places, on: grid), today: today)
  }

  private static let leastForBarMargin = 50

  /// The rows for the date and the space around it: as many as take no row of tiles.
  private static func lead(among rows: Int, _ measures: (Int) -> TodayMeasures) -> Int {
    let whole = measures(0)
    guard whole.rows(in: rows) > 0 else { return 0 }
    return [3, 2, 1].first { lead in
      let rest = measures(lead)
      return rest.growth == whole.growth && rest.rows(in: rows - lead) == whole.rows(in: rows)
    } ?? 0
  }

  /// Whether a part of a tile is in sight, on its page.
  func isSeen(_ tile: Rect) -> Bool { today?.window.meets(tile) ?? true }

  /// Whether tiles are seen at a position.
  func showsTiles(at position: Point) -> Bool { today?.window.contains(position) ?? true }

  /// Makes a row the first in the window, as far as there are rows.
  mutating func scroll(to row: Int) {
    guard let before = today?.first, let last = today?.last else { return }
    let row = max(0, min(row, last))
    today?.first = row
    board = board.moved(by: Point(x: 0, y: before - row))
  }

  /// Scrolls by as little as brings a tile into sight, or its beginning if it is higher than the
  /// window.
  mutating func reveal(_ tile: Rect) {
    guard let today else { return }
    let window = today.window.rows
    let below = max(0, tile.rows.upperBound - window.upperBound)
    let above = max(0, window.lowerBound - (tile.rows.lowerBound - below))
    scroll(to: today.first + below - above)
  }
}
