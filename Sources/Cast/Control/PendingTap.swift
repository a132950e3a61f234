import WidgetIntents

/// A tap whose result isn't shown yet.
package struct PendingTap: Sendable {
  enum Phase: Hashable, Sendable {
    case waiting, running
    /// Done; shown by the answer to the request with this number, or a later one.
    case done(request: Int?)
  }

  package let tap: Tap
  /// The intent of the pressed control. After the press, a toggle shows `isOn`.
  let control: IntentReference
  /// The purpose of the control, whatever value it would set.
  let matter: IntentReference
  let isOn: Bool?
  var phase = Phase.waiting

  var isDone: Bool { if case .done = phase { true } else { false } }
}
