import System

/// A line of a todo.txt file, byte for byte.
package struct TodoLine: Hashable, Sendable {
  /// The bytes without the ending.
  package var content: [UInt8]
  package var ending: LineEnding

  package init(_ content: some Sequence<UInt8>, ending: LineEnding = .newline) {
    self.content = Array(content)
    self.ending = ending
  }

  var isBlank: Bool { content[...].isBlankLine }
}

extension ArraySlice<UInt8> {
  /// Whether a line with these bytes is blank, which separates others and isn't a reminder.
  var isBlankLine: Bool { allSatisfy(\.isBlank) }
}
