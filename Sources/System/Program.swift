/// The program's name and version.
package enum Program {
  package static let name = "widgetty"
  package static let version = "0.1.0"
  /// The word that stands for `--help` in place of a command.
  package static let help = "help"
}
