import Cells
import Timelines

/// The places for small widgets in a room, in rows and columns: at least one, which may be smaller
/// than a small widget would like.
struct BoardGrid: Hashable, Sendable {
  let room: Rect
  /// From the corner of one place to those of its neighbours.
  let step: Size
  let columns: Int
  let rows: Int
  /// Whether a row below each place is left for a name.
  let hasNames: Bool
  private let device: Device

  /// On a low screen the rows stand closer.
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

  /// What all places take together, with the names of the last row.
  var frame: Rect {
    let size = size(of: Size(width: columns, height: rows))
    return Rect(
      origin: corner(for: size), size: Size(width: size.width, height: size.height + nameHeight))
  }

  /// The places that a widget takes from one on; one larger than all of them stands in the middle.
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

  /// The tile of an accessory, which stands at the foot of the place of a small widget.
  func accessory(of family: WidgetFamily, in area: Rect) -> Rect {
    area.foot(device.cells(of: family))
  }

  private func size(of span: Size) -> Size {
    fitting(
      Size(
        width: (span.width - 1) * step.width + device.small.width,
        height: (span.height - 1) * step.height + device.small.height))
  }

  /// As the device has it, but no higher than the places that stand closer than there.
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

  /// Where something with its name stands in the middle of the room. What is left over is as wide on
  /// both sides, but begins no further to the left than the texts of the header if it can.
  private func corner(for size: Size) -> Point {
    let spare = room.size.width - size.width
    return Point(
      x: room.origin.x + max(spare / 2, min(2, (spare + 1) / 2)),
      y: room.origin.y + (room.size.height - size.height - nameHeight) / 2)
  }
}
