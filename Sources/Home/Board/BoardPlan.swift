import Cells
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
