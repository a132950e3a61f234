package import Intents

/// What comes of an event on a page.
package enum PageEffect: Sendable {
  /// The page has nothing more to say.
  case close
  /// The page is closed once this is done, and stays if it fails.
  case perform(any AppIntent)
}
