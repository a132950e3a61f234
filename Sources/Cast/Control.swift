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

/// Why a tap did nothing.
package enum ActionFault: Error, Hashable, Sendable {
  /// A short message, with the full text if that is longer.
  case failed(LocalizedStringResource, whole: String? = nil)
  /// The intent has missed its deadline; it may still finish.
  case overdue
  /// Too many taps are waiting for another one to be intended.
  case busy
  case locked
  /// The program doesn't know the intent.
  case unknown
}

/// The state of one widget's controls: the taps whose result isn't shown yet, in order, and the
/// controls whose last press failed.
///
/// A widget's taps run one after another. At most 64 may be unfinished; further ones are refused.
package struct ControlState: Sendable {
  static let mostOpen = 64

  package private(set) var taps: [PendingTap] = []
  /// Each failure stays until its control is pressed again or succeeds after all, until its cause
  /// is gone, or until the user reloads the widget.
  private var failures: [ControlFailure] = []

  /// The reason of the most recent failure.
  package var actionFault: ActionFault? { failures.last?.actionFault }

  /// Whether the shown content may be out of date.
  package var isStale: Bool { !taps.isEmpty }

  /// The new states of toggles that the shown entry doesn't include yet.
  package var states: [IntentReference: Bool] {
    taps.reduce(into: [:]) { states, tap in
      if let isOn = tap.isOn { states[tap.control] = isOn }
    }
  }

  mutating func refuse(_ actionFault: ActionFault, _ matter: IntentReference? = nil) {
    tell(ControlFailure(matter: matter, actionFault: actionFault))
  }

  mutating func forgetFailures() {
    failures = []
  }

  mutating func forgetFailures(because actionFault: ActionFault) {
    failures.removeAll { $0.actionFault == actionFault }
  }

  /// Clears the failure of a tap whose cause is gone.
  mutating func forgetFailure(of tap: Tap.ID) {
    failures.removeAll { $0.tap == tap }
  }

  mutating func add(_ tap: PendingTap) {
    guard taps.count(where: { !$0.isDone }) < Self.mostOpen else {
      return refuse(.busy, tap.matter)
    }
    failures.removeAll { $0.matter == tap.matter }
    taps.append(tap)
  }

  /// Starts the next waiting tap; nil while one is running.
  mutating func next() -> Tap? {
    guard !taps.contains(where: { $0.phase == .running }),
      let index = taps.firstIndex(where: { $0.phase == .waiting })
    else { return nil }
    taps[index].phase = .running
    return taps[index].tap
  }

  /// Takes the result of the running tap. For other taps, only a late success counts.
  mutating func receive(_ performance: Performance) {
    if performance.actionFault == nil { forgetFailure(of: performance.tap) }
    guard
      let index = taps.firstIndex(where: {
        $0.phase == .running && $0.tap.id == performance.tap
      })
    else { return }
    guard let actionFault = performance.actionFault else {
      return taps[index].phase = .done(request: nil)
    }
    let tap = taps.remove(at: index)
    tell(ControlFailure(matter: tap.matter, tap: tap.tap.id, actionFault: actionFault))
  }

  /// Records that the answer to this request will include everything done by now.
  mutating func ask(_ request: Int) {
    for index in taps.indices where taps[index].phase == .done(request: nil) {
      taps[index].phase = .done(request: request)
    }
  }

  /// Removes the taps whose result the answer to this request shows.
  mutating func show(_ request: Int) {
    taps.removeAll { tap in
      if case .done(let awaited?) = tap.phase { awaited <= request } else { false }
    }
  }

  /// Keeps only the last failure of each control.
  private mutating func tell(_ failure: ControlFailure) {
    failures.removeAll { $0.matter == failure.matter }
    failures.append(failure)
  }
}

/// A press of a control that did nothing.
struct ControlFailure: Sendable {
  /// The purpose of the control; nil for the widget as a whole.
  let matter: IntentReference?
  /// Nil if nothing was attempted.
  var tap: Tap.ID?
  let actionFault: ActionFault
}

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

/// The result of a tap.
package struct Performance: Hashable, Sendable {
  package let tap: Tap.ID
  /// Why the tap failed; nil if it succeeded.
  package let actionFault: ActionFault?
  /// The intent's message to the user.
  package let words: LocalizedStringResource?

  package init(
    of tap: Tap.ID, actionFault: ActionFault? = nil, saying words: LocalizedStringResource? = nil
  ) {
    (self.tap, self.actionFault, self.words) = (tap, actionFault, words)
  }
}
