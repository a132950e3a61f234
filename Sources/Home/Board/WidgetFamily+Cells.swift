import Cells
import Timelines

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
