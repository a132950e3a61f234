import Cells

/// The position of a widget: its page, its tile and the row for its name.
struct TilePlace: Hashable, Sendable {
  let page: Int
  /// The places of the grid that it takes.
  let cells: Rect
  /// The tile or, around an accessory, the place of a small tile.
  let area: Rect
  let tile: Rect
  let name: Rect?

  /// The area including the name.
  var whole: Rect { area.union(name ?? area) }

  func moved(by distance: Point) -> TilePlace {
    TilePlace(
      page: page, cells: cells, area: area.offset(by: distance), tile: tile.offset(by: distance),
      name: name?.offset(by: distance))
  }
}
