package import Intents

/// A child that has an intent performed when it is hit.
package struct ButtonNode: Hashable, Codable, Sendable {
  package var intent: IntentReference
  package var identity = ControlIdentity()
  package var isEnabled: Bool
  package var child: Node
}
