package import FoundationEssentials

/// An event on a page.
package enum PageEvent: Hashable, Sendable {
  /// A key of the page's place.
  case command(KeyCommand)
  /// A character typed into a text field.
  case typed(Character)
  /// Pasted text.
  case paste(String)
  /// A turn of the mouse wheel by so many rows.
  case scroll(Int)
  /// A click on one of the page's links.
  case link(URL)
}
