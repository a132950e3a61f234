package import Cells
package import FoundationEssentials

/// An event on a page.
package enum PageEvent: Hashable, Sendable {
  case key(Key)
  /// Pasted text.
  case paste(String)
  /// A click on one of the page's links.
  case link(URL)
}
