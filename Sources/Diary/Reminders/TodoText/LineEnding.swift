/// The ending of a line.
package enum LineEnding: String, Sendable, CaseIterable {
  /// None; only valid for the last line.
  case none = ""
  case newline = "\n"
  case returnAndNewline = "\r\n"
}
