import Cells

/// Where a widget stands: its page, its tile and the row for its name.
struct Place: Hashable, Sendable {
  let page: Int
  /// The tile, or as much room as a small tile takes around a smaller one.
  let area: Rect
  let tile: Rect
  let name: Rect?

  /// All that it takes.
  var whole: Rect { area.union(name ?? area) }

  func moved(by distance: Point) -> Place {
    Place(
      page: page, area: area.offset(by: distance), tile: tile.offset(by: distance),
      name: name?.offset(by: distance))
  }
}
