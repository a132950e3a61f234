import Cells
import Layout
import Timelines

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

extension WidgetFamily {
  /// The places of small widgets that the family spans, across and down.
  var span: Size {
    switch self {
    case .systemMedium: Size(width: 2, height: 1)
    case .systemLarge: Size(width: 2, height: 2)
    case .systemExtraLarge: Size(width: 4, height: 2)
    case .systemSmall, .accessoryCircular, .accessoryCorner, .accessoryRectangular,
      .accessoryInline:
      Size(width: 1, height: 1)
    }
  }

  /// The cells of a board's grid that it takes, four of which make a place.
  var cells: Size {
    switch self {
    case .accessoryCircular, .accessoryCorner: Size(width: 1, height: 1)
    case .accessoryRectangular, .accessoryInline: Size(width: 2, height: 1)
    default:
      Size(
        width: BoardGrid.cellsPerPlace * span.width, height: BoardGrid.cellsPerPlace * span.height)
    }
  }
}
