package import FoundationEssentials
package import Timelines
import Views
package import WidgetIntents

extension Cast {
  /// Adds a tap on a control: a button, or a toggle that showed `isOn`. Returns the tap to perform
  /// now, if any.
  package mutating func press(
    _ control: IntentReference, isOn: Bool?, of id: Instance.ID
  ) -> Tap? {
    guard let type = intentType(of: control, in: id) else {
      refuse(.unknown, id)
      return nil
    }
    let next = isOn.map { !$0 }
    let tap = Tap(
      id: Tap.ID(instance: id, number: nextTapNumber()),
      intent: control.choosing(next, as: type), type: type)
    controls[id, default: ControlState()].add(
      PendingTap(
        tap: tap, control: control, matter: control.leavingOpen(what: type), isOn: next))
    return nextTap(of: id)
  }

  /// The widget's next tap to perform; nil if none waits or one is running.
  package mutating func nextTap(of id: Instance.ID) -> Tap? { controls[id]?.next() }

  /// Records why a press did nothing.
  package mutating func refuse(_ actionFault: ActionFault, _ id: Instance.ID) {
    controls[id, default: ControlState()].refuse(actionFault)
  }

  /// Takes the result of a tap and reloads its widget. Returns the next tap to perform, if any.
  package mutating func receive(_ performance: Performance, at date: Date) -> Tap? {
    let id = performance.tap.instance
    guard members[id] != nil else { return nil }
    controls[id]?.receive(performance)
    if let words = performance.words { reply = (id, words) }
    schedule.reload(id, because: .intent, at: date)
    return nextTap(of: id)
  }

  /// Clears the failure of a tap whose cause is gone.
  package mutating func forgetFailure(of tap: Tap.ID) {
    controls[tap.instance]?.forgetFailure(of: tap)
  }

  package mutating func forgetFailures(because actionFault: ActionFault) {
    for id in controls.keys { controls[id]?.forgetFailures(because: actionFault) }
  }

  /// The type that came with the shown face; otherwise the one that the kind declares.
  private func intentType(of control: IntentReference, in id: Instance.ID) -> (any AppIntent.Type)?
  {
    faces[id]?.intents[control] ?? members[id].flatMap { kinds[$0.kind] }?.intents[control]
  }
}

extension IntentReference {
  /// The intent set to the toggle's new value, if it is one that sets a value.
  fileprivate func choosing(_ isOn: Bool?, as type: any AppIntent.Type) -> IntentReference {
    guard let isOn, type is any SetValueIntent.Type else { return self }
    return setting("value", to: .boolean(isOn))
  }

  /// The intent with its value left open, if it sets one, so that all values compare equal.
  fileprivate func leavingOpen(what type: any AppIntent.Type) -> IntentReference {
    type is any SetValueIntent.Type ? setting("value", to: .list([])) : self
  }
}
