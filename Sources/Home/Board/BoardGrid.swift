import Cells
import Layout

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

  static let small = Metric.size(width: 170, height: 170)
  static let gap = 3

  /// On a low screen the rows stand closer.
  init(room: Rect, isLow: Bool) {
    self.room = room
    let free = isLow ? 0 : 1
    step = Size(width: Self.small.width + Self.gap, height: Self.small.height + 1 + free)
    columns = max(1, (room.size.width + Self.gap) / step.width)
    let fitting = (room.size.height + free) / step.height
    rows = max(1, fitting)
    hasNames = fitting > 0
  }

  /// What all places take together, with the names of the last row.
  var frame: Rect {
    let size = size(of: Size(width: columns, height: rows))
    return Rect(
      origin: corner(for: size), size: Size(width: size.width, height: size.height + nameHeight))
  }

  /// The tile that takes some places from one on; one larger than all places stands in the middle.
  func tile(of span: Size, at place: Point) -> Rect {
    let size = size(of: span)
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

  private func size(of span: Size) -> Size {
    let width = (span.width - 1) * step.width + Self.small.width
    let height = (span.height - 1) * step.height + Self.small.height
    let isAlone = columns == 1 && !hasNames
    return Size(
      width: isAlone ? room.size.width : min(width, room.size.width),
      height: min(height, room.size.height - nameHeight))
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
