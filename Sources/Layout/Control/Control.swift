package import Views
package import WidgetIntents

/// A button or toggle: the intent it performs, and its current state.
package struct Control: Hashable, Sendable {
  package let intent: IntentReference
  package let identity: ControlIdentity
  /// Whether a toggle is on; nil for a button.
  package let isOn: Bool?

  package init(
    intent: IntentReference, identity: ControlIdentity = ControlIdentity(), isOn: Bool? = nil
  ) {
    (self.intent, self.identity, self.isOn) = (intent, identity, isOn)
  }
}

extension Control {
  /// Fails if the button is disabled.
  init?(_ button: ButtonNode) {
    guard button.isEnabled else { return nil }
    self.init(intent: button.intent, identity: button.identity)
  }

  init?(_ toggle: ToggleNode, isOn: Bool) {
    guard toggle.isEnabled else { return nil }
    self.init(intent: toggle.intent, identity: toggle.identity, isOn: isOn)
  }
}
