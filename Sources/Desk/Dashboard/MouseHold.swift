import Cells

/// Notices that the pointer rests with the left button held: half a second after the press, and 0.4 s
/// after it has moved last.
struct MouseHold {
  private var position: Point?
  /// The instant from which the pointer has rested.
  private var start: Duration = .zero
  private var pause = Self.first
  private var count = 0

  private static let first = Duration.milliseconds(500)
  private static let later = Duration.milliseconds(400)
  /// A terminal that forgets to report the release must not keep the program awake.
  private static let mostInOnePlace = 10

  /// The instant at which to call `expire`.
  var deadline: Duration? {
    position == nil || count == Self.mostInOnePlace ? nil : start + pause
  }

  mutating func hear(_ mouse: Mouse, at instant: Duration) {
    switch mouse.action {
    case .press(.left): (position, start, pause, count) = (mouse.position, instant, Self.first, 0)
    case .move(.left?):
      guard let position, position != mouse.position else { return }
      (self.position, start, pause, count) = (mouse.position, instant, Self.later, 0)
    default: position = nil
    }
  }

  /// Returns what happens by now.
  mutating func expire(at instant: Duration) -> Mouse? {
    guard let deadline, deadline <= instant, let position else { return nil }
    (start, pause) = (instant, Self.later)
    count += 1
    return Mouse(.hold(.left), at: position)
  }
}
