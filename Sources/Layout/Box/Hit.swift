package import Cells
package import FoundationEssentials

/// A place on the screen and what it does when it is hit.
package struct Hit: Hashable, Sendable {
  package let place: Rect
  package let target: Target

  package enum Target: Hashable, Sendable {
    /// Opens something.
    case link(URL)
    case control(Control)
  }

  package init(place: Rect, target: Target) {
    self.place = place
    self.target = target
  }
}
