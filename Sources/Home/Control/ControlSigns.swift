import Cells

/// What of a tile is told from the rest: some of its controls, or a link.
struct ControlSigns: Hashable, Sendable {
  /// The one that keys are about.
  var focused: Int?
  /// The one below the pointer.
  var hovered: Int?

  /// The place of the link below the pointer.
  var link: Rect?

  var isEmpty: Bool { focused == nil && hovered == nil && link == nil }
}
