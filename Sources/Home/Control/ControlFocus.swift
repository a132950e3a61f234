import Layout
import Views
import WidgetIntents

/// The focused control in the focused widget.
struct ControlFocus: Hashable, Sendable {
  /// Its index in reading order.
  let index: Int
  private let identity: ControlIdentity
  /// The name of its intent, whatever the parameters.
  private let intent: String

  init?(_ index: Int, of controls: [PlacedControl]) {
    guard controls.indices.contains(index) else { return nil }
    self.index = index
    identity = controls[index].control.identity
    intent = controls[index].control.intent.name
  }

  /// The same control among the current ones; nil if it is gone, because no other may be pressed in
  /// its place.
  func moved(to controls: [PlacedControl]) -> ControlFocus? {
    let same = controls.indices.filter { isAbout(controls[$0].control) }
    let nearest = same.min { abs($0 - index) < abs($1 - index) }
    return nearest.flatMap { ControlFocus($0, of: controls) }
  }

  private func isAbout(_ control: Control) -> Bool {
    control.identity == identity && control.intent.name == intent
  }
}
