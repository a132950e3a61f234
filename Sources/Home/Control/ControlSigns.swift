import Cells

/// The highlighted parts of a tile: controls or a link.
struct ControlSigns: Hashable, Sendable {
  /// The index of the focused control.
  var focused: Int?
  /// The index of the control below the pointer.
  var hovered: Int?

  /// The frame of the link below the pointer.
  var link: Rect?

  var isEmpty: Bool { focused == nil && hovered == nil && link == nil }
}
