package import Intents

/// Something that is on or off, and has an intent performed when it is hit. Both its looks are there,
/// so that it can show its new state before anything has been performed.
package struct ToggleNode: Hashable, Codable, Sendable {
  package var intent: IntentReference
  package var identity = ControlIdentity()
  package var isOn: Bool
  package var isEnabled: Bool
  package var off: Node
  package var on: Node

  package func look(isOn: Bool) -> Node { isOn ? on : off }
}
