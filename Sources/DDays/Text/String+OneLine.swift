extension String {
  /// The text on one line, without surrounding blanks.
  package var onOneLine: String {
    split { $0.isNewline || $0 == "\0" }.map { String($0).trimmed }.joined(separator: " ").trimmed
  }

  private var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
