package import Cells
package import FoundationEssentials

/// An area on the screen that responds to presses, and its target.
package struct Hit: Hashable, Sendable {
  package let place: Rect
  package let target: Target

  package enum Target: Hashable, Sendable {
    /// Opens a URL.
    case link(URL)
    case control(Control)
  }

  package init(place: Rect, target: Target) {
    self.place = place
    self.target = target
  }
}
