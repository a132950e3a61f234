import System
package import Cells
package import FoundationEssentials
package import Layout
import Timelines
import Views

/// The margins of a widget's content in its tile.
struct Margins {
  /// The margins in cells.
  let size: Size
  private let metric: Metric

  /// A small tile has little room to give away, an accessory less, and a round one none. One that is
  /// shown larger than usual has margins that are as much larger.
  /// StandBy keeps its distance to the edges of the screen anyway.
  init(
    of family: WidgetFamily, in tile: Size, at place: WidgetPlace = .homeScreen,
    by metric: Metric = .usual
  ) {
    let scale = metric.scale
    let width = Double(tile.width) / scale < Double(Self.least.width) ? 1.0 : 2
    let height = Double(tile.height) / scale < Double(Self.least.height) ? 0.0 : 1
    self.metric = metric
    func cells(_ width: Double, _ height: Double) -> Size {
      Size(
        width: Int(bounded: (width * scale).rounded()),
        height: Int(bounded: (height * scale).rounded()))
    }
    size =
      switch family {
      case .accessoryCircular: .zero
      case .accessoryCorner: cells(1, 0)
      case .accessoryRectangular:
        cells(tile.width < Self.wide ? 1 : 2, tile.height < Self.high ? 0 : 1)
      // Beside the date it stands as freely as the date.
      case .accessoryInline: cells(2, tile.height > 2 && place != .lockScreen ? 1 : 0)
      default: place == .standBy ? cells(1, 0) : cells(width, height)
      }
  }

  /// Whether a tile is too low for vertical margins.
  static func areLeftOut(of tile: Size) -> Bool { tile.height < least.height }

  /// The margins in points, as the widget's author sees them.
  var insets: EdgeInsets {
    let (width, height) = metric.points(of: size)
    return EdgeInsets(top: height, leading: width, bottom: height, trailing: width)
  }

  /// The columns and rows from which on an accessory has margins like a small tile.
  private static let (wide, high) = (24, 5)

  /// Tiles below this size get smaller margins.
  private static let least = Size(width: 16, height: 6)
}

/// The targets in a tile, in its coordinates.
package struct TileTargets: Hashable, Sendable {
  /// In reading order.
  package var controls: [PlacedControl] = []
  /// Those in front first.
  package var links: [PlacedLink] = []

  package func link(at point: Point) -> PlacedLink? { links.first { $0.place.contains(point) } }

  /// The links, column by column.
  var urls: [URL] {
    links.sorted {
      ($0.place.origin.x, $0.place.origin.y) < ($1.place.origin.x, $1.place.origin.y)
    }.map(\.url)
  }
}

/// A link with its area.
package struct PlacedLink: Hashable, Sendable {
  package let url: URL
  package let place: Rect
}
