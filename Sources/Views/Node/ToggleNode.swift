package import WidgetIntents

/// A switch that performs an intent when pressed. It contains both looks, so that it can show its
/// new state before the intent has run.
package struct ToggleNode: Hashable, Codable, Sendable {
  package var intent: IntentReference
  package var identity = ControlIdentity()
  package var isOn: Bool
  package var isEnabled: Bool
  package var off: Node
  package var on: Node

  package func look(isOn: Bool) -> Node { isOn ? on : off }
}
