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
  var isBlankLine: Bool { allSatisfy { $0 == .space || $0 == .tab } }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}
