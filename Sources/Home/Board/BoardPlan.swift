import Cells
import Pages
import Timelines

/// The places of all widgets on the Home Screen, page by page, band by band.
struct BoardPlan: Hashable, Sendable {
  let grid: BoardGrid
  private(set) var places: [TilePosition] = []
  private(set) var pageCount = 1
  /// Whether no widget is cut, or waits on a further page for lack of room.
  private(set) var holdsAll = true

  /// Puts each widget into the first place where it fits, in its order. Those with certain indices
  /// begin a page in any case.
  init(of families: [WidgetFamily], beginningPages: Set<Int> = [], on grid: BoardGrid) {
    self.grid = grid
    var page = BoardPage(grid: grid)
    for (index, family) in families.enumerated() {
      let beginsPage = index > 0 && beginningPages.contains(index)
      if !beginsPage, let cells = page.take(family) {
        places.append(place(of: family, in: cells))
      } else {
        if !beginsPage { holdsAll = false }
        page = BoardPage(grid: grid)
        pageCount += 1
        places.append(place(of: family, in: page.take(family) ?? .zero))
      }
    }
    holdsAll = holdsAll && families.allSatisfy(grid.holds)
    if pageCount == 1 { center() }
  }

  /// Puts the widgets where a place wants them.
  init(places: [TilePosition], pageCount: Int, in room: Rect, on device: Device) {
    grid = BoardGrid(room: room, isLow: true, device: device)
    (self.places, self.pageCount) = (places, pageCount)
  }

  /// The places of all widgets, on one page.
  init(of places: [TilePosition], on grid: BoardGrid) {
    (self.grid, self.places) = (grid, places)
  }

  func moved(by distance: Point) -> BoardPlan {
    var plan = self
    plan.places = places.map { $0.moved(by: distance) }
    return plan
  }

  /// Centres the widgets if they all fit on one page.
  private mutating func center() {
    let taken = places.map(\.whole).reduce(Rect.zero) { $0.union($1) }
    let spare = Point(
      x: grid.frame.columns.upperBound - taken.columns.upperBound,
      y: grid.frame.rows.upperBound - taken.rows.upperBound)
    let shift = Point(x: max(0, spare.x) / 2, y: max(0, spare.y) / 2)
    self = moved(by: shift)
  }

  /// Whether it has no more pages and rows than another.
  func isAsShort(as other: BoardPlan) -> Bool {
    holdsAll && pageCount == other.pageCount && lastRow <= other.lastRow
  }

  private var lastRow: Int { places.map(\.cells.rows.upperBound).max() ?? 0 }

  /// The indices of the widgets on a page.
  func indices(onPage page: Int) -> [Int] {
    places.indices.filter { places[$0].page == page }
  }

  private func place(of family: WidgetFamily, in cells: Rect) -> TilePosition {
    let tile = grid.tile(of: family, at: cells.origin)
    let above = family.isAccessory ? tile : grid.place(of: family, at: cells.origin)
    let name = Rect(
      x: above.origin.x, y: above.rows.upperBound, width: above.size.width, height: 1)
    return TilePosition(
      page: pageCount - 1, cells: cells, tile: tile, name: grid.hasNames ? name : nil,
      sharesName: family.isAccessory)
  }
}

extension Rect {
  /// A rectangle of at most `size`, centred in this one.
  func middle(_ size: Size) -> Rect {
    let size = Size(
      width: min(size.width, self.size.width), height: min(size.height, self.size.height))
    return Rect(
      origin: Point(
        x: origin.x + (self.size.width - size.width) / 2,
        y: origin.y + (self.size.height - size.height) / 2),
      size: size)
  }
}

extension BoardPlan {
  /// The nearest widget in a direction; continues on the next page at the end of a row.
  func neighbor(of index: Int, towards direction: Direction) -> Int {
    nearest(to: index, towards: direction) ?? beyond(index, direction) ?? index
  }

  /// The first widget on a page, clamped to the existing pages.
  func first(onPage page: Int) -> Int? {
    let page = max(0, min(page, pageCount - 1))
    return places.firstIndex { $0.page == page }
  }

  /// The widget whose tile contains a point.
  func widget(at point: Point, onPage page: Int) -> Int? {
    places.firstIndex { $0.page == page && $0.tile.contains(point) }
  }

  private func nearest(to index: Int, towards direction: Direction) -> Int? {
    let start = places[index].tile
    let candidates = indices(onPage: places[index].page).filter {
      places[$0].tile.lies(direction, of: start)
    }
    return candidates.min {
      places[$0].tile.distance(to: start, direction)
        < places[$1].tile.distance(to: start, direction)
    }
  }

  private func beyond(_ index: Int, _ direction: Direction) -> Int? {
    let page = places[index].page
    return switch direction {
    case .right where page + 1 < pageCount: first(onPage: page + 1)
    case .left where page > 0: places.lastIndex { $0.page == page - 1 }
    default: nil
    }
  }
}

extension Rect {
  /// Whether this lies beside `other`, or wholly above or below it.
  func lies(_ direction: Direction, of other: Rect) -> Bool {
    switch direction {
    case .up: rows.upperBound <= other.rows.lowerBound
    case .down: rows.lowerBound >= other.rows.upperBound
    case .left: columns.upperBound <= other.columns.lowerBound && rows.overlaps(other.rows)
    case .right: columns.lowerBound >= other.columns.upperBound && rows.overlaps(other.rows)
    }
  }

  /// The distance along the direction, then across it, then in reading order.
  func distance(to other: Rect, _ direction: Direction) -> (Int, Int, Int) {
    let isUpright = direction == .up || direction == .down
    let (way, across) =
      isUpright ? (rows.gap(to: other.rows), columns) : (columns.gap(to: other.columns), rows)
    let otherAcross = isUpright ? other.columns : other.rows
    return (way, across.gap(to: otherAcross), abs(across.lowerBound - otherAcross.lowerBound))
  }
}

extension Range<Int> {
  fileprivate func gap(to other: Range<Int>) -> Int {
    Swift.max(0, other.lowerBound - upperBound, lowerBound - other.upperBound)
  }
}

/// A page being filled with widgets, band by band. A band is the rows of its tallest widget; a later
/// widget may fill a gap in it, but none in an earlier band. Accessories share the places of small
/// widgets.
struct BoardPage {
  let grid: BoardGrid
  /// Whether each cell is taken, row by row.
  private var taken: [Bool]
  private var band = 0..<0

  init(grid: BoardGrid) {
    self.grid = grid
    taken = Array(repeating: false, count: max(0, grid.cells.area))
  }

  /// Takes the first free cells for a family; nil if the page is full.
  mutating func take(_ family: WidgetFamily) -> Rect? {
    let span = grid.span(of: family)
    if let corner = free(span, in: band) ?? free(span, in: taller(by: span)) {
      return take(span, at: corner)
    }
    let next = band.upperBound..<band.upperBound + span.wholeHeight
    guard next.upperBound <= grid.cells.height else { return nil }
    band = next
    return take(span, at: Point(x: 0, y: next.lowerBound))
  }

  /// The rows of the band if a taller widget stands in it.
  private func taller(by span: Size) -> Range<Int> {
    let end = band.lowerBound + span.wholeHeight
    return band.isEmpty || end <= band.upperBound || end > grid.cells.height
      ? 0..<0 : band.lowerBound..<end
  }

  private mutating func take(_ span: Size, at corner: Point) -> Rect {
    let cells = Rect(origin: corner, size: span)
    // Too wide a widget is cut.
    let seen = cells.intersection(Rect(origin: .zero, size: grid.cells))
    for y in seen.rows { for x in seen.columns { taken[y * grid.cells.width + x] = true } }
    let end = corner.y - corner.y % BoardGrid.cellsPerPlace + span.wholeHeight
    band = band.lowerBound..<max(band.upperBound, end)
    return cells
  }

  /// The first free cells in rows: place by place from left to right and from top to bottom, and in
  /// the same way within a place.
  private func free(_ span: Size, in rows: Range<Int>) -> Point? {
    guard span.height <= rows.count else { return nil }
    let step = BoardGrid.cellsPerPlace
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
      for x in stride(from: 0, to: grid.cells.width, by: step) {
        for inner in span.cornersInPlace {
          let corner = Point(x: x, y: y) + inner
          let fits =
            corner.x + span.width <= grid.cells.width && corner.y + span.height <= rows.upperBound
          if fits, isFree(Rect(origin: corner, size: span)) { return corner }
        }
      }
    }
    return nil
  }

  /// Whether no cell of a rectangle on the page is taken.
  private func isFree(_ cells: Rect) -> Bool {
    cells.rows.allSatisfy { y in
      cells.columns.allSatisfy { x in !taken[y * grid.cells.width + x] }
    }
  }
}

extension Size {
  /// The height of the places that so many cells take.
  fileprivate var wholeHeight: Int { height + height % BoardGrid.cellsPerPlace }

  /// Where in the place of a small widget it may stand.
  fileprivate var cornersInPlace: [Point] {
    let (right, bottom) = (width == 1 ? 1 : 0, height == 1 ? 1 : 0)
    return (0...bottom).flatMap { y in (0...right).map { Point(x: $0, y: y) } }
  }
}
