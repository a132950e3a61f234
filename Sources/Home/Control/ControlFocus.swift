import Intents
import Layout

/// The control that keys are about, within the focused widget.
struct ControlFocus: Hashable, Sendable {
  private(set) var index: Int
  private let intent: IntentReference

  init?(_ index: Int, of controls: [PlacedControl]) {
    guard controls.indices.contains(index) else { return nil }
    self.index = index
    intent = controls[index].control.intent
  }

  /// The same among the controls that there are now: the one that does the same, else the one in its
  /// place.
  func moved(to controls: [PlacedControl]) -> ControlFocus? {
    let same = controls.indices.filter { controls[$0].control.intent == intent }
    let nearest = same.min { abs($0 - index) < abs($1 - index) }
    return ControlFocus(nearest ?? min(index, controls.count - 1), of: controls)
  }
}
