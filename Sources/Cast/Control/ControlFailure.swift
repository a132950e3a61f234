import WidgetIntents

/// A press of a control that did nothing.
struct ControlFailure: Sendable {
  /// The purpose of the control; nil for the widget as a whole.
  let matter: IntentReference?
  /// Nil if nothing was attempted.
  var tap: Tap.ID?
  let actionFault: ActionFault
}
