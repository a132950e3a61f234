/// What there is for keys to be about.
struct Situation: Hashable, Sendable {
  var instances: Int
  var pages: Int
  /// Those of the focused tile.
  var controls = 0
  /// Those of the focused tile that has no controls.
  var links = 0
  /// Whether keys are about one of the controls.
  var isInside = false
  var isLocked = false
  /// Whether there is a page behind the focused tile.
  var hasPage = false
  /// Whether modes look different from one another.
  var hasColors = true
}
