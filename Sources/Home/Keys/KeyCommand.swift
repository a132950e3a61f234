/// The action that a key triggers.
package enum KeyCommand: Hashable, Sendable {
  case move(Direction)
  /// Moves to the next widget or, with -1, to the previous one.
  case step(Int)
  case first, last
  case turnPage(Int)
  case reload, reloadAll
  case inspect
  /// Enters the focused tile, or presses the focused control.
  case act
  /// Opens the page behind the focused tile; otherwise acts.
  case open
  /// Presses the control with this number, from 1 on.
  case hit(Int)
  /// Leaves the tile.
  case leave
  case lock(Bool)
  /// Enlarges the text by so many steps.
  case enlargeType(Int)
  case help
  /// Moves an aspect to its next value.
  case turn(Preferences.Aspect)
  case repaint, suspend, quit

  /// The aspect of the presentation that the command changes; nil if none.
  var aspect: Preferences.Aspect? {
    switch self {
    case .turn(let aspect): aspect
    case .enlargeType: .typeSize
    default: nil
    }
  }
}
