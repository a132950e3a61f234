/// The program's name, version and description.
package enum Program {
  package static let name = "widgetty"
  static let version = "0.1.0"
  static let tagline = "Show iPhone-style widgets in the terminal"
  static let summary = "Open the dashboard"
}
