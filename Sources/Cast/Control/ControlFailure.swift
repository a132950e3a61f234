import Intents

/// A hit of a control of which nothing came.
struct ControlFailure: Sendable {
  /// What the control is there for; nil for the widget as a whole.
  let matter: IntentReference?
  /// Nil if nothing was tried.
  var tap: Tap.ID?
  let setback: Setback
}
