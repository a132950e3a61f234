extension String {
  /// The text with control characters replaced, because a file's contents could otherwise control
  /// the terminal.
  var withoutControls: String {
    String(
      String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? "\u{FFFD}" : $0 }))
  }

  /// The same for each line; keeps line breaks, also those of calendars.
  var withHarmlessLines: String {
    split(separator: "\r\n", omittingEmptySubsequences: false)
      .map {
        $0.split(separator: "\n", omittingEmptySubsequences: false)
          .map { String($0).withoutControls }.joined(separator: "\n")
      }
      .joined(separator: "\r\n")
  }

  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// Whether the text may be a name: 1 to 60 characters, without controls.
  var isFitName: Bool { 1...60 ~= count && self == withoutControls }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    properties.generalCategory == .control || properties.isBidiControl
  }
}
