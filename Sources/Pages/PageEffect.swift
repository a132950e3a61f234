package import FoundationEssentials
package import Intents

/// What comes of an event on a page.
package enum PageEffect: Sendable {
  /// The page has nothing more to say.
  case close
  /// The page is closed once this is done, and stays if it fails.
  case perform(any AppIntent)
  /// The page stays while this is done, and then is asked for anew.
  case run(any AppIntent)
  /// The page behind another link takes the place of this one, which follows it if it is of its kind.
  case open(URL)
}
