package import WidgetIntents

/// A child that performs an intent when pressed.
package struct ButtonNode: Hashable, Codable, Sendable {
  package var intent: IntentReference
  package var identity = ControlIdentity()
  package var isEnabled: Bool
  package var child: Node
}
