/// What a key asks of the home.
package enum Command: Hashable, Sendable {
  case move(Direction)
  /// To the widget after this one or, with -1, to the one before.
  case step(Int)
  case first, last
  case turnPage(Int)
  case reload, reloadAll
  case inspect
  /// To go into the focused tile, or to hit the control that is focused.
  case act
  /// To open what is behind the focused tile, or else to act.
  case open
  /// To hit the control with this number, from 1 on.
  case hit(Int)
  /// To go out of the tile.
  case leave
  case lock(Bool)
  /// To a size of type so many steps larger.
  case enlargeType(Int)
  case help
  /// To the next word of an aspect.
  case turn(Preferences.Aspect)
  case repaint, suspend, quit

  /// What it changes about how everything is shown.
  var aspect: Preferences.Aspect? {
    switch self {
    case .turn(let aspect): aspect
    case .enlargeType: .typeSize
    default: nil
    }
  }
}
