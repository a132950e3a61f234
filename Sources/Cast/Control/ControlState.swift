package import Intents

/// How it stands with the controls of one widget: the taps of which the truth isn't shown yet, in
/// their order, and of which controls nothing came when they were last hit.
///
/// The taps of a widget are performed one after another. Only so many wait: one more is refused.
package struct ControlState: Sendable {
  static let mostOpen = 64

  package private(set) var taps: [PendingTap] = []
  /// Each is told until its control is hit anew or has done what it should after all, until what stood
  /// in the way is gone, or until a person has the widget asked again, who has read it.
  private var failures: [ControlFailure] = []

  /// Why nothing came of the last hit of which nothing came.
  package var setback: Setback? { failures.last?.setback }

  /// Whether what the widget shows may no longer be true.
  package var isStale: Bool { !taps.isEmpty }

  /// What toggles show whose new state isn't known to the widget yet.
  package var states: [IntentReference: Bool] {
    taps.reduce(into: [:]) { states, tap in
      if let isOn = tap.isOn { states[tap.control] = isOn }
    }
  }

  mutating func refuse(_ setback: Setback, _ matter: IntentReference? = nil) {
    tell(ControlFailure(matter: matter, setback: setback))
  }

  mutating func forgetFailures() {
    failures = []
  }

  mutating func forgetFailures(because setback: Setback) {
    failures.removeAll { $0.setback == setback }
  }

  /// What stood in the way of a tap is gone.
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

  /// The tap whose turn has come; it then is being performed.
  mutating func next() -> Tap? {
    guard !taps.contains(where: { $0.phase == .running }),
      let index = taps.firstIndex(where: { $0.phase == .waiting })
    else { return nil }
    taps[index].phase = .running
    return taps[index].tap
  }

  /// Takes note of what came of the tap that is being performed. Of others it is known already, but that
  /// they have been done after all.
  mutating func receive(_ performance: Performance) {
    if performance.setback == nil { forgetFailure(of: performance.tap) }
    guard
      let index = taps.firstIndex(where: {
        $0.phase == .running && $0.tap.id == performance.tap
      })
    else { return }
    guard let setback = performance.setback else { return taps[index].phase = .done(request: nil) }
    let tap = taps.remove(at: index)
    tell(ControlFailure(matter: tap.matter, tap: tap.tap.id, setback: setback))
  }

  /// What has been done by now will be in the answer to this request.
  mutating func ask(_ request: Int) {
    for index in taps.indices where taps[index].phase == .done(request: nil) {
      taps[index].phase = .done(request: request)
    }
  }

  /// The answer to a request is shown: it tells the truth about what was done before it.
  mutating func show(_ request: Int) {
    taps.removeAll { tap in
      if case .done(let awaited?) = tap.phase { awaited <= request } else { false }
    }
  }

  /// Of one control the last failure counts.
  private mutating func tell(_ failure: ControlFailure) {
    failures.removeAll { $0.matter == failure.matter }
    failures.append(failure)
  }
}
