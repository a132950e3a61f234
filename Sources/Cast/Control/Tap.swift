package import Timelines
package import WidgetIntents

/// A press of a control, to be performed once.
package struct Tap: Identifiable, Sendable {
  package struct ID: Hashable, Sendable {
    package let instance: Instance.ID
    /// Increases with each tap.
    package let number: Int

    package init(instance: Instance.ID, number: Int) {
      self.instance = instance
      self.number = number
    }
  }

  package let id: ID
  package let intent: IntentReference
  package let type: any AppIntent.Type

  package init(id: ID, intent: IntentReference, type: any AppIntent.Type) {
    self.id = id
    self.intent = intent
    self.type = type
  }
}
