import System

/// A notification that a terminal is to show, of one line each and without anything that steers it.
package struct TerminalNotification: Hashable, Sendable {
  let title: String
  let text: String
  /// Tells it from the program's others.
  let number: Int

  package init(title: String, text: String, number: Int) {
    (self.title, self.text) = (title.told, text.told)
    self.number = number
  }

  /// Both in one.
  var brief: String { [title, text].filter { !$0.isEmpty }.joined(separator: ": ") }
}

extension String {
  /// The text as a notification may say it: on one line, cut, with blanks in place of what steers a
  /// terminal.
  package var told: String {
    var (told, isBlank) = (String.UnicodeScalarView(), true)
    for scalar in unicodeScalars.prefix(Self.mostRead) {
      guard told.count < Self.longestTold else {
        return String(told) + "…"
      }
      let isSpace = scalar.steers || scalar.properties.isWhitespace
      if !isSpace { told.append(scalar) } else if !isBlank { told.append(" ") }
      isBlank = isSpace
    }
    if isBlank { _ = told.popLast() }
    return String(told)
  }

  /// The limits in scalars; a notification shows no more than a few lines.
  private static let longestTold = 200
  private static let mostRead = 4000
}
