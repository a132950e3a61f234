import Cells
import Layout

/// Where on a screen of some size things stand.
struct ScreenPlan: Hashable, Sendable {
  let size: Size

  private static let small = Metric.size(width: 170, height: 170)
  /// Less than this shows no widget.
  private static let least = Size(width: 5, height: 1)

  var header: Rect? { hasHeader ? Rect(x: 0, y: 0, width: size.width, height: 1) : nil }

  var footer: Rect? {
    hasFooter ? Rect(x: 0, y: size.height - 1, width: size.width, height: 1) : nil
  }

  /// A small tile in the middle, or all there is where that is less.
  var widget: Rect {
    let room = room
    guard holdsSmall else { return room }
    return Rect(
      origin: Point(
        x: (size.width - Self.small.width) / 2,
        y: room.origin.y + (room.size.height - Self.small.height - 1) / 2),
      size: Self.small)
  }

  var name: Rect? {
    guard holdsSmall else { return nil }
    return Rect(
      x: widget.origin.x, y: widget.rows.upperBound, width: widget.size.width, height: 1)
  }

  var holdsWidget: Bool {
    room.size.width >= Self.least.width && room.size.height >= Self.least.height
  }

  private var hasHeader: Bool { size.height >= Self.small.height + 3 }
  private var hasFooter: Bool { size.height >= 4 }

  private var room: Rect {
    Rect(
      x: 0, y: hasHeader ? 1 : 0, width: size.width,
      height: size.height - (hasHeader ? 1 : 0) - (hasFooter ? 1 : 0))
  }

  private var holdsSmall: Bool {
    size.width >= Self.small.width + 2 && room.size.height > Self.small.height
  }
}
