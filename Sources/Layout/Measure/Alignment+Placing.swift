import Cells
import Views

extension HorizontalAlignment {
  func start(of length: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (room - length).halvedDown
    case .trailing: room - length
    }
  }
}

extension VerticalAlignment {
  /// The start within the room. Baselines count as top and bottom, because there is no text to
  /// align.
  func start(of length: Int, in room: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: (room - length).halvedDown
    case .bottom, .lastTextBaseline: room - length
    }
  }
}

extension Alignment {
  func place(_ size: Size, in frame: Rect) -> Rect {
    let corner = Point(
      x: horizontal.start(of: size.width, in: frame.size.width),
      y: vertical.start(of: size.height, in: frame.size.height))
    return Rect(origin: frame.origin + corner, size: size)
  }

  /// The start across the axis of a stack.
  func start(across axis: Axis, of length: Int, in room: Int) -> Int {
    axis == .horizontal
      ? vertical.start(of: length, in: room) : horizontal.start(of: length, in: room)
  }
}

extension Int {
  /// Half of the number, rounded down, also below zero.
  fileprivate var halvedDown: Int { self >> 1 }
}
