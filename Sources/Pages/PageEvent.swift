package import Cells
package import FoundationEssentials

/// What happens to a page.
package enum PageEvent: Hashable, Sendable {
  case key(Key)
  /// Text that nobody has typed key by key.
  case paste(String)
  /// A link on the page was hit.
  case link(URL)
}
