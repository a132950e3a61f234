import Cells
import Layout
import Timelines

extension WidgetFamily {
  /// How many places of small widgets it takes, across and down.
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

  /// The size of what stands in the place of a small widget without filling it.
  var accessory: Size? {
    switch self {
    case .accessoryCircular, .accessoryCorner: Metric.size(width: 76, height: 76)
    case .accessoryRectangular: Metric.size(width: 172, height: 76)
    case .accessoryInline: Size(width: BoardGrid.small.width, height: 1)
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: nil
    }
  }
}
