import Cells
import Timelines

/// The places of all widgets on the Home Screen, page by page, band by band.
struct BoardPlan: Hashable, Sendable {
  let grid: BoardGrid
  private(set) var places: [TilePlace] = []
  private(set) var pageCount = 1

  /// Puts each widget into the first place where it fits, in its order. Those with certain indices
  /// begin a page in any case.
  init(of families: [WidgetFamily], beginningPages: Set<Int> = [], on grid: BoardGrid) {
    self.grid = grid
    var page = BoardPage(grid: grid)
    for (index, family) in families.enumerated() {
      let beginsPage = index > 0 && beginningPages.contains(index)
      if !beginsPage, let place = page.take(family.span) {
        places.append(self.place(of: family, at: place))
      } else {
        page = BoardPage(grid: grid)
        pageCount += 1
        places.append(self.place(of: family, at: page.take(family.span) ?? .zero))
      }
    }
    if pageCount == 1 { center() }
  }

  /// Centres the widgets if they all fit on one page.
  private mutating func center() {
    let taken = places.map(\.whole).reduce(Rect.zero) { $0.union($1) }
    let spare = Point(
      x: grid.frame.columns.upperBound - taken.columns.upperBound,
      y: grid.frame.rows.upperBound - taken.rows.upperBound)
    let shift = Point(x: max(0, spare.x) / 2, y: max(0, spare.y) / 2)
    places = places.map { $0.moved(by: shift) }
  }

  /// The indices of the widgets on a page.
  func indices(onPage page: Int) -> [Int] {
    places.indices.filter { places[$0].page == page }
  }

  private func place(of family: WidgetFamily, at corner: Point) -> TilePlace {
    let area = grid.area(of: family, at: corner)
    let name = Rect(x: area.origin.x, y: area.rows.upperBound, width: area.size.width, height: 1)
    let span = Size(
      width: min(family.span.width, grid.columns), height: min(family.span.height, grid.rows))
    return TilePlace(
      page: pageCount - 1, cells: Rect(origin: corner, size: span), area: area,
      tile: family.isAccessory ? grid.accessory(of: family, in: area) : area,
      name: grid.hasNames ? name : nil)
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

  /// A rectangle of at most `size`, centred at the bottom of this one.
  func foot(_ size: Size) -> Rect {
    var foot = middle(size)
    foot.origin.y = rows.upperBound - foot.size.height
    return foot
  }
}
