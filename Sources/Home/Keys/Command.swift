/// What a key asks of the home.
package enum Command: Hashable, Sendable {
  case move(Direction)
  /// To the widget after this one or, with -1, to the one before.
  case step(Int)
  case first, last
  case turnPage(Int)
  case reload, reloadAll
  case inspect
  case help
  case repaint, suspend, quit
}
