package import Cells
package import FoundationEssentials

/// A place on the screen and what it opens.
package struct Hit: Hashable, Sendable {
  package let place: Rect
  package let link: URL

  package init(place: Rect, link: URL) {
    self.place = place
    self.link = link
  }
}
