import Intents
import Layout
import Views

/// The control that keys are about, within the focused widget.
struct ControlFocus: Hashable, Sendable {
  /// Its place among those that there are, in the order in which they are read.
  let index: Int
  private let identity: ControlIdentity
  /// The name of what it has performed, whatever that is performed with.
  private let intent: String

  init?(_ index: Int, of controls: [PlacedControl]) {
    guard controls.indices.contains(index) else { return nil }
    self.index = index
    identity = controls[index].control.identity
    intent = controls[index].control.intent.name
  }

  /// The same control among those that there are now; nil if it is gone, for no other one may be hit
  /// in its stead.
  func moved(to controls: [PlacedControl]) -> ControlFocus? {
    let same = controls.indices.filter { isAbout(controls[$0].control) }
    let nearest = same.min { abs($0 - index) < abs($1 - index) }
    return nearest.flatMap { ControlFocus($0, of: controls) }
  }

  private func isAbout(_ control: Control) -> Bool {
    control.identity == identity && control.intent.name == intent
  }
}
