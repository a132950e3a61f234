import Almanac
import Cells
import Home
import Boards

/// A parsed command line; dates are still text.
struct Invocation: Equatable, Sendable {
  /// Nil means the dashboard.
  var subcommand: Subcommand?
  /// The command called instead of a subcommand.
  var call: CommandCall?
  /// A question about the program, answered instead of running anything.
  var question: Question?

  var at: String?
  var from: String?
  var speed = 1

  /// The folder for all data, in place of the XDG folders.
  var data: String?
  var language: Language?
  /// The values of settings, by flag name.
  var settings: [String: String] = [:]
  var colors = ColorChoice.auto
  /// The place to begin at; nil for the one in which the last dashboard was left, and what is printed
  /// is of the Home Screen.
  var place: BoardPlace?
  /// The screen size in points of the device whose widgets are shown.
  var device = "430x932"
  /// The requested look, in words of the preferences.
  var wishes: [Preferences.Aspect: String] = [:]
  var showsDamage = false

  var size = Size(width: 120, height: 40)
  var format = Format.text
  /// The number of the widget whose page to print.
  var opened: String?

  /// The number of the only widget to show.
  var widget: String?
  var printsJSON = false
}
