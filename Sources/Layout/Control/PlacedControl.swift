package import Cells

/// A control and the area in which it responds to presses.
package struct PlacedControl: Hashable, Sendable {
  package var place: Rect
  package let control: Control

  package init(place: Rect, control: Control) {
    self.place = place
    self.control = control
  }
}
