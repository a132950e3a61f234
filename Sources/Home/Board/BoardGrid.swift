import Cells
import Timelines

/// The grid of places for small widgets in a room: at least one place, which may be too small for its
/// widget. A place has four cells, for accessories.
struct BoardGrid: Hashable, Sendable {
  let room: Rect
  /// The distance between the corners of neighbouring places.
  let step: Size
  let columns: Int
  let rows: Int
  /// Whether each place has a row for a name below it.
  let hasNames: Bool
  private let device: Device
  private let growth: Growth
  /// The size of a small widget.
  let small: Size

  /// On a low screen, rows lie closer together.
  init(
    room: Rect, isLow: Bool, device: Device, growth: Growth = .none, mostColumns: Int = .max
  ) {
    self.room = room
    (self.device, self.growth) = (device, growth)
    let small = device.cells(of: .systemSmall, grown: growth)
    func fitting(_ gap: Int) -> Int { (room.size.height + gap - 1) / (small.height + gap) }
    let gap = Size(
      width: growth == .none ? device.gap.width : Self.narrowGap,
      height: isLow
        ? 1 : growth == .none || fitting(3) < fitting(2) ? device.gap.height : 3)
    self.small = small
    step = Size(width: small.width + gap.width, height: small.height + gap.height)
    columns = max(1, min(mostColumns, (room.size.width + gap.width) / step.width))
    rows = max(1, fitting(gap.height))
    hasNames = fitting(gap.height) > 0
  }

  /// Across and down.
  static let cellsPerPlace = 2

  var cells: Size {
    Size(width: columns * Self.cellsPerPlace, height: rows * Self.cellsPerPlace)
  }

  /// The cells that a family takes, cut to the grid. A place that is too small isn't shared.
  func span(of family: WidgetFamily) -> Size {
    let wanted =
      sharesPlaces
      ? family.cells
      : Size(
        width: family.span.width * Self.cellsPerPlace,
        height: family.span.height * Self.cellsPerPlace)
    return Size(width: min(wanted.width, cells.width), height: min(wanted.height, cells.height))
  }

  /// Whether accessories share the place of a small widget.
  private var sharesPlaces: Bool {
    let place = size(of: Size(width: 1, height: 1))
    return place.width >= Self.leastShared.width && place.height >= Self.leastShared.height
  }

  private static let leastShared = Size(width: 12, height: 7)

  /// The gap between tiles that are larger than on the device: the room is for them.
  private static let narrowGap = 2

  /// Whether a widget of a family gets all the cells that it wants.
  func holds(_ family: WidgetFamily) -> Bool {
    hasNames && family.span.width <= columns && family.span.height <= rows
      && small.width <= room.size.width
  }

  /// The area of all places, including the names of the last row.
  var frame: Rect {
    let size = size(of: Size(width: columns, height: rows))
    return Rect(
      origin: corner(for: size), size: Size(width: size.width, height: size.height + nameHeight))
  }

  /// The tile of a widget from a cell on.
  func tile(of family: WidgetFamily, at cell: Point) -> Rect {
    let area = place(of: family, at: cell)
    guard family.isAccessory else { return area }
    let size = accessory(family, in: area.size)
    let isRight = cell.x % Self.cellsPerPlace > 0
    let isLower = cell.y % Self.cellsPerPlace > 0
    return Rect(
      origin: Point(
        x: isRight ? area.columns.upperBound - size.width : area.origin.x,
        y: isLower ? area.rows.upperBound - size.height : area.origin.y),
      size: size)
  }

  /// The places that a widget takes from a cell on, which an accessory shares with others; one larger
  /// than the grid is centred.
  func place(of family: WidgetFamily, at cell: Point) -> Rect {
    let span = family.span
    let size = family.isAccessory ? size(of: span) : size(of: span, for: family)
    let middle = corner(for: size)
    let corner = Point(
      x: frame.origin.x + cell.x / Self.cellsPerPlace * step.width,
      y: frame.origin.y + cell.y / Self.cellsPerPlace * step.height)
    return Rect(
      origin: Point(
        x: span.width <= columns ? corner.x : middle.x,
        y: span.height <= rows ? corner.y : middle.y),
      size: size)
  }

  private var nameHeight: Int { hasNames ? 1 : 0 }

  /// The size of an accessory in a place, where two stand one above the other if there is room.
  private func accessory(_ family: WidgetFamily, in place: Size) -> Size {
    let size = device.cells(of: family, grown: growth)
    let share = sharesPlaces ? max(1, (place.height - 1) / 2) : place.height
    return switch family {
    case .accessoryRectangular: Size(width: place.width, height: min(size.height, share))
    case .accessoryInline: Size(width: place.width, height: min(Self.inlineRows, share))
    default:
      Size(
        width: min(size.width, max(1, (place.width - 1) / 2)), height: min(size.height, share))
    }
  }

  /// The row of an inline accessory and the margins above and below.
  private static let inlineRows = 3

  private func size(of span: Size) -> Size {
    fitting(
      Size(
        width: (span.width - 1) * step.width + small.width,
        height: (span.height - 1) * step.height + small.height))
  }

  /// The device's size for the family, no higher than its places in this grid; one that has grown
  /// fills its places.
  private func size(of span: Size, for family: WidgetFamily) -> Size {
    guard growth == .none else { return self.size(of: span) }
    let size = device.cells(of: family)
    return fitting(Size(width: size.width, height: min(size.height, self.size(of: span).height)))
  }

  private func fitting(_ size: Size) -> Size {
    let isAlone = columns == 1 && !hasNames
    return Size(
      width: isAlone ? room.size.width : min(size.width, room.size.width),
      height: min(size.height, room.size.height - nameHeight))
  }

  /// The corner that centres a tile and its name. The space is equal on both sides, but starts no
  /// further left than the header's text if possible.
  private func corner(for size: Size) -> Point {
    let spare = room.size.width - size.width
    return Point(
      x: room.origin.x + max(spare / 2, min(2, (spare + 1) / 2)),
      y: room.origin.y + (room.size.height - size.height - nameHeight) / 2)
  }
}
