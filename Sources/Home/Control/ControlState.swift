import Intents

/// How it stands with the controls of one widget: the taps of which the truth isn't shown yet, in
/// their order, and why the last one that failed did.
///
/// The taps of a widget are performed one after another. Only so many wait: one more is refused.
struct ControlState: Sendable {
  static let mostOpen = 8

  private(set) var taps: [PendingTap] = []
  /// It is told until a tap is done, or until the widget has been asked once more than because of it.
  private(set) var setback: Setback?
  /// The request after which the setback was told still.
  private var setbackRequest: Int?

  /// Whether what the widget shows may no longer be true.
  var isStale: Bool { !taps.isEmpty }

  /// What toggles show whose new state isn't known to the widget yet.
  var states: [IntentReference: Bool] {
    taps.reduce(into: [:]) { states, tap in
      if let isOn = tap.isOn { states[tap.control] = isOn }
    }
  }

  mutating func refuse(_ setback: Setback) {
    tell(setback)
  }

  mutating func forgetSetback() {
    tell(nil)
  }

  mutating func add(_ tap: PendingTap) {
    guard taps.count(where: { !$0.isDone }) < Self.mostOpen else { return refuse(.busy) }
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

  /// Takes note of what came of the tap that is being performed; of others it is known already.
  mutating func receive(_ performance: Performance) {
    guard
      let index = taps.firstIndex(where: {
        $0.phase == .running && $0.tap.id == performance.tap
      })
    else { return }
    tell(performance.setback)
    if performance.setback == nil {
      taps[index].phase = .done(request: nil)
    } else {
      taps.remove(at: index)
    }
  }

  /// What has been done by now will be in the answer to this request.
  mutating func ask(_ request: Int) {
    for index in taps.indices where taps[index].phase == .done(request: nil) {
      taps[index].phase = .done(request: request)
    }
    if setback != nil { setbackRequest = setbackRequest ?? request }
  }

  /// The answer to a request is shown: it tells the truth about what was done before it.
  mutating func show(_ request: Int) {
    taps.removeAll { tap in
      if case .done(let awaited?) = tap.phase { awaited <= request } else { false }
    }
    if let setbackRequest, setbackRequest < request { tell(nil) }
  }

  private mutating func tell(_ setback: Setback?) {
    (self.setback, setbackRequest) = (setback, nil)
  }
}
