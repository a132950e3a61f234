package import FoundationEssentials
package import Intents
package import Timelines
import Views

extension Cast {
  /// Hits a control of a widget: a button, or a toggle that showed so far whether it is on. Says what is
  /// to be performed now, if anything is.
  package mutating func hit(
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

  /// The tap of a widget whose turn has come.
  package mutating func nextTap(of id: Instance.ID) -> Tap? { controls[id]?.next() }

  /// Says why nothing comes of what was hit.
  package mutating func refuse(_ setback: Setback, _ id: Instance.ID) {
    controls[id, default: ControlState()].refuse(setback)
  }

  /// Takes in what came of a tap, after which the widget is asked anew, and says which tap is next.
  package mutating func receive(_ performance: Performance, at date: Date) -> Tap? {
    let id = performance.tap.instance
    guard members[id] != nil else { return nil }
    controls[id]?.receive(performance)
    if let words = performance.words { reply = (id, words) }
    schedule.reload(id, because: .intent, at: date)
    return nextTap(of: id)
  }

  /// What stood in the way of a tap is gone.
  package mutating func forgetFailure(of tap: Tap.ID) {
    controls[tap.instance]?.forgetFailure(of: tap)
  }

  package mutating func forgetFailures(because setback: Setback) {
    for id in controls.keys { controls[id]?.forgetFailures(because: setback) }
  }

  /// The type that what is shown came with, or that its kind declares for what came without.
  private func intentType(of control: IntentReference, in id: Instance.ID) -> (any AppIntent.Type)?
  {
    faces[id]?.intents[control] ?? members[id].flatMap { kinds[$0.kind] }?.intents[control]
  }
}

extension IntentReference {
  /// An intent that sets a value sets it to what a toggle is to be.
  fileprivate func choosing(_ isOn: Bool?, as type: any AppIntent.Type) -> IntentReference {
    guard let isOn, type is any SetValueIntent.Type else { return self }
    return setting("value", to: .boolean(isOn))
  }

  /// The same whatever an intent that sets a value would set it to.
  fileprivate func leavingOpen(what type: any AppIntent.Type) -> IntentReference {
    type is any SetValueIntent.Type ? setting("value", to: .list([])) : self
  }
}
