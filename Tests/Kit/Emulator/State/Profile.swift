package import Cells

/// What kind of terminal is emulated: what it answers and how it erases.
package struct Profile: Hashable, Sendable {
  package var answers: Bool
  package var name: String
  package var foreground: RGB
  package var background: RGB
  package var isDark: Bool
  /// Whether erased cells take the background that was selected last.
  package var erasesInColour = true

  /// Answers every question.
  package static let modern = Profile(
    answers: true, name: "Kit(1.0)", foreground: .white, background: .black, isDark: true)

  /// Answers none.
  package static let mute = Profile(
    answers: false, name: "", foreground: .white, background: .black, isDark: true)
}
