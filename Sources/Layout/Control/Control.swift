package import Intents
import Views

/// What a button or a toggle has performed when it is hit, and what it shows now.
package struct Control: Hashable, Sendable {
  package let intent: IntentReference
  /// Whether a toggle shows that it is on; nil for a button.
  package let isOn: Bool?

  package init(intent: IntentReference, isOn: Bool? = nil) {
    self.intent = intent
    self.isOn = isOn
  }
}

extension Control {
  /// Nil for one that does nothing.
  init?(_ button: ButtonNode) {
    guard button.isEnabled else { return nil }
    self.init(intent: button.intent)
  }

  init?(_ toggle: ToggleNode, isOn: Bool) {
    guard toggle.isEnabled else { return nil }
    self.init(intent: toggle.intent, isOn: isOn)
  }
}
