import Cells
import Timelines

/// The grid of cells for small widgets in a room: at least one cell, which may be too small for its
/// widget.
struct BoardGrid: Hashable, Sendable {
  let room: Rect
  /// The distance between the corners of neighbouring places.
  let step: Size
  let columns: Int
  let rows: Int
  /// Whether each place has a row for a name below it.
  let hasNames: Bool
  private let device: Device

  /// On a low screen, rows lie closer together.
  init(room: Rect, isLow: Bool, device: Device) {
    self.room = room
    self.device = device
    let gap = Size(width: device.gap.width, height: isLow ? 1 : device.gap.height)
    step = Size(width: device.small.width + gap.width, height: device.small.height + gap.height)
    columns = max(1, (room.size.width + gap.width) / step.width)
    let fitting = (room.size.height + gap.height - 1) / step.height
    rows = max(1, fitting)
    hasNames = fitting > 0
  }

  /// The area of all places, including the names of the last row.
  var frame: Rect {
    let size = size(of: Size(width: columns, height: rows))
    return Rect(
      origin: corner(for: size), size: Size(width: size.width, height: size.height + nameHeight))
  }

  /// The area of a widget from a place on; one larger than the grid is centred.
  func area(of family: WidgetFamily, at place: Point) -> Rect {
    let span = family.span
    let size = family.isAccessory ? size(of: span) : size(of: span, for: family)
    let middle = corner(for: size)
    let corner = Point(
      x: frame.origin.x + place.x * step.width, y: frame.origin.y + place.y * step.height)
    return Rect(
      origin: Point(
        x: span.width <= columns ? corner.x : middle.x,
        y: span.height <= rows ? corner.y : middle.y),
      size: size)
  }

  private var nameHeight: Int { hasNames ? 1 : 0 }

  /// The tile of an accessory, at the bottom of a small widget's place.
  func accessory(of family: WidgetFamily, in area: Rect) -> Rect {
    area.foot(device.cells(of: family))
  }

  private func size(of span: Size) -> Size {
    fitting(
      Size(
        width: (span.width - 1) * step.width + device.small.width,
        height: (span.height - 1) * step.height + device.small.height))
  }

  /// The device's size for the family, no higher than its places in this grid.
  private func size(of span: Size, for family: WidgetFamily) -> Size {
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
