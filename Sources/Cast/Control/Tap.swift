package import Intents
package import Timelines

/// A hit of a control, which is to be performed once.
package struct Tap: Identifiable, Sendable {
  package struct ID: Hashable, Sendable {
    package let instance: Instance.ID
    /// A tap that came later has a greater number.
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
