import Cells
import Layout

/// The position of a widget: its page, its tile and the row for its name.
struct TilePosition: Hashable, Sendable {
  let page: Int
  /// The cells of the grid that it takes.
  let cells: Rect
  let tile: Rect
  let name: Rect?
  /// Whether the row is for whichever of several accessories has the focus.
  let sharesName: Bool
  /// How much larger than usual the widget is drawn.
  var metric = Metric.usual

  /// The area including the name.
  var whole: Rect { tile.union(name ?? tile) }

  func moved(by distance: Point) -> TilePosition {
    TilePosition(
      page: page, cells: cells, tile: tile.offset(by: distance),
      name: name?.offset(by: distance), sharesName: sharesName, metric: metric)
  }

  /// The row for its name; nil if that is another's.
  func name(isChosen: Bool) -> Rect? { sharesName && !isChosen ? nil : name }
}
