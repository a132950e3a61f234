package import Cast
import Timelines

/// What the home wants done; it comes back as an event, if anything comes of it.
package enum Effect: Sendable {
  case ask(Question)
  case run(Tap)
  /// Open the page behind what a widget leads to, or ask for it as things stand now.
  case open(PageRequest)
  /// Send the whole screen again, whatever the terminal shows.
  case repaint
  case suspend
  /// A person has changed how everything is to be shown.
  case keep(Preferences)
  /// It stays locked, or open, when the program is run again.
  case keepLock(Bool)
}
