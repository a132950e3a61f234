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

/// Where the tiles of Today View stand, in their order: down the first column, then down the second.
/// The columns end as close to each other as this order allows.
struct TodayColumns: Hashable, Sendable {
  /// The tiles, from the corner of the first column on.
  private(set) var tiles: [Rect]
  private(set) var height = 0
  private let measures: TodayMeasures

  /// A tile of a column, or two small ones side by side.
  private struct Band {
    let indices: [Int]
    let height: Int
    let isWide: Bool
  }

  init(of families: [WidgetFamily], by measures: TodayMeasures) {
    self.measures = measures
    tiles = families.map { Rect(origin: .zero, size: measures.size(of: $0)) }
    var section: [Band] = []
    for band in bands(of: families) {
      if band.isWide {
        stand(section)
        section = []
        stand([band], inColumn: 0, from: next)
      } else {
        section.append(band)
      }
    }
    stand(section)
  }

  /// Small tiles that follow each other stand side by side.
  private func bands(of families: [WidgetFamily]) -> [Band] {
    var bands: [Band] = []
    var rest = Array(families.indices)[...]
    while let first = rest.popFirst() {
      var indices = [first]
      if measures.hasPairs, families[first].span.width == 1,
        let second = rest.first, families[second].span.width == 1
      {
        indices.append(second)
        rest.removeFirst()
      }
      bands.append(
        Band(
          indices: indices, height: indices.map { tiles[$0].size.height }.max() ?? 0,
          isWide: measures.isWide(families[first])))
    }
    return bands
  }

  /// The row below all that stands already.
  private var next: Int { height == 0 ? 0 : height + measures.gap.height }

  /// Divides bands between the columns.
  private mutating func stand(_ bands: [Band]) {
    let top = next
    guard measures.columns > 1 else { return stand(bands, inColumn: 0, from: top) }
    let splits = bands.indices.reversed().map { $0 + 1 }
    let split = splits.min { longer(of: bands, splitAt: $0) < longer(of: bands, splitAt: $1) } ?? 0
    stand(bands[..<split], inColumn: 0, from: top)
    stand(bands[split...], inColumn: 1, from: top)
  }

  private func longer(of bands: [Band], splitAt split: Int) -> Int {
    max(length(of: bands[..<split]), length(of: bands[split...]))
  }

  private func length(of bands: ArraySlice<Band>) -> Int {
    bands.reduce(-measures.gap.height) { $0 + $1.height + measures.gap.height }
  }

  private mutating func stand(
    _ bands: some Sequence<Band>, inColumn column: Int, from top: Int
  ) {
    var y = top
    for band in bands {
      var x = column * (measures.width + TodayMeasures.columnGap)
      for index in band.indices {
        tiles[index].origin = Point(x: x, y: y)
        x += measures.small.width + measures.gap.width
      }
      height = max(height, y + band.height)
      y += band.height + measures.gap.height
    }
  }
}
