package import FoundationEssentials
package import WidgetIntents

/// The effect of an event on a page.
package enum PageEffect: Sendable {
  /// Closes the page.
  case close
  /// Performs the intent, then closes the page; on failure, the page stays.
  case perform(any AppIntent)
  /// Performs the intent while the page stays, then makes the page again.
  case run(any AppIntent)
  /// Opens the page behind another URL in place of this one; a page of the same kind follows it.
  case open(URL)
  /// Opens the page behind another URL in front of this one, which is seen again when that closes.
  case enter(URL)
}
