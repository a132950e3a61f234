/// The circumstances that decide which keys work.
struct Situation: Hashable, Sendable {
  var instances = 0
  var pages = 1
  /// The number of controls in the focused tile.
  var controls = 0
  /// The number of links in the focused tile; 0 if it has controls.
  var links = 0
  /// Whether a control has the focus.
  var isInside = false
  var isLocked = false
  /// Whether a page lies behind the focused tile.
  var hasPage = false
  /// Whether modes look different from each other.
  var hasColors = true
  /// Whether the focused widget stands in a stack.
  var isInStack = false
  /// Whether the focused widget is suggested by its stack.
  var isSuggested = false
  /// Whether a widget is in hand.
  var isHolding = false
  /// Whether a step can be taken back.
  var isUndoable = false
  /// Whether the focused widget can be set up.
  var isConfigurable = false
}
