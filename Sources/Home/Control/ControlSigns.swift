/// Which controls of a tile are told from the others.
struct ControlSigns: Hashable, Sendable {
  /// The one that keys are about.
  var focused: Int?
  /// The one below the pointer.
  var hovered: Int?

  var isEmpty: Bool { focused == nil && hovered == nil }
}
