import Cells
import Layout
import Timelines
import Views

/// What the content of a widget leaves free at each side of its tile.
struct Margins {
  /// In cells.
  let size: Size
  private let metric: Metric

  /// A small tile has little room to give away, and an accessory none. One that is shown larger than
  /// usual has margins that are as much larger.
  init(of family: WidgetFamily, in tile: Size, by metric: Metric = .usual) {
    let scale = metric.scale
    let width = Double(tile.width) / scale < Double(Self.least.width) ? 1.0 : 2
    let height = Double(tile.height) / scale < Double(Self.least.height) ? 0.0 : 1
    self.metric = metric
    size =
      family.isAccessory
      ? .zero
      : Size(width: Int((width * scale).rounded()), height: Int((height * scale).rounded()))
  }

  /// Whether a tile is so low that no row of it is given away.
  static func areLeftOut(of tile: Size) -> Bool { tile.height < least.height }

  /// The same as a widget's author is told it.
  var insets: EdgeInsets {
    let (width, height) = metric.points(of: size)
    return EdgeInsets(top: height, leading: width, bottom: height, trailing: width)
  }

  /// Smaller tiles have smaller margins.
  private static let least = Size(width: 16, height: 6)
}
