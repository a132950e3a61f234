/// What was asked of a terminal, and what it has answered.
struct TerminalTalk {
  var hasAsked = false
  var reportsMouse = false
  var asksColors = false
  /// Whether the terminal can show a whole frame at once.
  var isSynchronized = false
}
