import System

extension String {
  /// The text on one line, without surrounding blanks; empty if nothing of it can be seen.
  package var onOneLine: String {
    guard !isBlank else { return "" }
    return split { $0.isNewline || $0 == "\0" }.map { String($0).trimmed }.joined(separator: " ")
      .trimmed
  }

  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
