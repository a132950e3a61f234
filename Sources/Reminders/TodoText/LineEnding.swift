/// What ends a line of a text.
package enum LineEnding: String, Sendable, CaseIterable {
  /// The last line may end with the file.
  case none = ""
  case newline = "\n"
  case returnAndNewline = "\r\n"
}
