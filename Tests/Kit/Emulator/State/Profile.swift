package import Cells

/// A kind of terminal: the answers it gives, and how it erases.
package struct Profile: Hashable, Sendable {
  package var answers: Bool
  package var name: String
  package var foreground: RGB
  package var background: RGB
  package var isDark: Bool
  /// Whether erased cells get the current background colour.
  package var erasesInColour = true
  /// Whether it says that it has 24-bit colours when it is asked.
  package var tellsDirectColors = false
  /// Whether it says that it shows notifications by OSC 99.
  package var tellsNotifications = false

  /// Answers all queries.
  package static let modern = Profile(
    answers: true, name: "VTE(3000)", foreground: .white, background: .black, isDark: true)

  /// Answers no queries.
  package static let mute = Profile(
    answers: false, name: "", foreground: .white, background: .black, isDark: true)
}
