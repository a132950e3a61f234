package import Cells

/// A control and where it is hit.
package struct PlacedControl: Hashable, Sendable {
  package var place: Rect
  package let control: Control

  package init(place: Rect, control: Control) {
    self.place = place
    self.control = control
  }
}
