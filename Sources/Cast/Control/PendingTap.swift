import Intents

/// A tap whose truth isn't shown yet.
package struct PendingTap: Sendable {
  enum Phase: Hashable, Sendable {
    case waiting, running
    /// It was done; a request with this number, or a later one, brings the truth.
    case done(request: Int?)
  }

  package let tap: Tap
  /// The intent of the control that was hit, and what a toggle shows from then on.
  let control: IntentReference
  /// What the control is there for, whatever it would make of it.
  let matter: IntentReference
  let isOn: Bool?
  var phase = Phase.waiting

  var isDone: Bool { if case .done = phase { true } else { false } }
}
