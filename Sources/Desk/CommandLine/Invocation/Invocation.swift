import Almanac
import Cells
import Home

/// What was asked for on the command line, as values; dates are still as they were typed.
struct Invocation: Equatable, Sendable {
  /// Without one, the dashboard is meant.
  var subcommand: Subcommand?
  /// The command that is called, instead of a subcommand.
  var call: CommandCall?
  /// A question about the program itself, to be answered instead of doing the rest.
  var question: Question?

  var at: String?
  var from: String?
  var speed = 1

  /// The one folder for everything that is kept, instead of the XDG folders.
  var data: String?
  var language: Language?
  /// What is said about settings, by the names of their flags.
  var settings: [String: String] = [:]
  var colors = ColorChoice.auto
  var glyphs = GlyphChoice.auto
  var wallpaper = Wallpaper.gradient
  /// The screen whose widgets are shown, in points.
  var device = "430x932"
  /// How everything is to look, in the words of preferences.
  var wishes: [Preferences.Aspect: String] = [:]
  var increasesContrast = false
  var differentiatesWithoutColor = false
  var reducesMotion = false
  var showsDamage = false

  var size = Size(width: 120, height: 40)
  var format = Format.text

  /// The only widget that is asked about.
  var widget: String?
  var printsJSON = false
}
