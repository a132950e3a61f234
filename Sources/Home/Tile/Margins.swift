import Cells
import Layout
import Timelines
import Views

/// What the content of a widget leaves free at each side of its tile.
struct Margins {
  /// In cells.
  let size: Size

  /// A small tile has little room to give away, and an accessory none.
  init(of family: WidgetFamily, in tile: Size) {
    size = Size(
      width: family.isAccessory ? 0 : tile.width < Self.least.width ? 1 : 2,
      height: family.isAccessory || Self.areLeftOut(of: tile) ? 0 : 1)
  }

  /// Whether a tile is so low that no row of it is given away.
  static func areLeftOut(of tile: Size) -> Bool { tile.height < least.height }

  /// The same as a widget's author is told it.
  var insets: EdgeInsets {
    let (width, height) = (Double(size.width), Double(size.height))
    return EdgeInsets(
      top: height * Metric.usual.cell.height, leading: width * Metric.usual.cell.width,
      bottom: height * Metric.usual.cell.height, trailing: width * Metric.usual.cell.width)
  }

  /// Smaller tiles have smaller margins.
  private static let least = Size(width: 16, height: 6)
}
