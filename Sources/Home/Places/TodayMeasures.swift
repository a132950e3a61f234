import Cells
import Timelines

/// How large the tiles of Today View are on a screen, and in how many columns they stand.
struct TodayMeasures: Hashable, Sendable {
  /// One, or two side by side.
  let columns: Int
  let growth: Growth
  /// The width of a column: that of a medium tile.
  let width: Int
  let small: Size
  /// The gap between tiles of a column, across and down.
  let gap: Size
  /// Whether two small tiles stand side by side in a column.
  let hasPairs: Bool
  private let device: Device

  /// The gap between two columns.
  static let columnGap = 4
  private static let leastForTwoColumns = 100
  /// The columns on both sides for a bar and the space beside it.
  private static let margin = 2
  /// The rows of small tiles that are in sight on a screen on which tiles grow.
  private static let leastRowsGrown = 3

  /// Tiles are as large as possible in a window of so many rows; those on a low screen lie closer
  /// together.
  init(on size: Size, rows: Int, isLow: Bool, _ device: Device) {
    func measures(_ growth: Growth) -> TodayMeasures {
      TodayMeasures(on: size, isLow: isLow, device, grown: growth)
    }
    let grown = Growth.larger.lazy.map(measures).first {
      $0.small.width > 0 && $0.wholeWidth <= size.width - 2 * Self.margin
        && $0.rows(in: rows) >= Self.leastRowsGrown
    }
    self = grown ?? measures(.none)
  }

  private init(on size: Size, isLow: Bool, _ device: Device, grown growth: Growth) {
    columns = size.width >= Self.leastForTwoColumns ? 2 : 1
    (self.device, self.growth) = (device, growth)
    let full = device.cells(of: .systemSmall, grown: growth)
    let own =
      growth == .none
      ? device.gap : Size(width: Self.grownGap.width, height: Self.grownGap.height)
    width = min(2 * full.width + own.width, max(1, size.width - Self.margin))
    small = Size(width: min(full.width, width), height: full.height)
    hasPairs = 2 * small.width < width
    gap = Size(width: max(1, width - 2 * small.width), height: isLow ? 1 : own.height)
  }

  private static let grownGap = Size(width: 3, height: 2)

  /// The width of all columns.
  var wholeWidth: Int { columns * (width + Self.columnGap) - Self.columnGap }

  /// How many rows of small tiles are wholly in sight in a window of some rows.
  func rows(in height: Int) -> Int { (height + gap.height) / (small.height + gap.height) }

  /// The size of a tile. Where there are two columns, an extra large one spans both.
  func size(of family: WidgetFamily) -> Size {
    if family.isAccessory {
      let size = device.cells(of: family, grown: growth)
      return Size(width: min(size.width, small.width), height: min(size.height, small.height))
    }
    let span = family.span
    return Size(
      width: span.width == 1 ? small.width : span.width == 2 ? width : wholeWidth,
      height: span.height * (small.height + gap.height) - gap.height)
  }

  /// Whether a tile of the family stands across all columns.
  func isWide(_ family: WidgetFamily) -> Bool { columns > 1 && family.span.width > 2 }
}
