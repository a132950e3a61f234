extension String {
  /// A terminal may be told anything by what stands in a file, also to write a line from its end.
  var withoutControls: String {
    String(
      String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? "\u{FFFD}" : $0 }))
  }

  /// The same for each line, with the ends of a calendar's lines.
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

  /// Whether it can be the name of something that a person keeps.
  var isFitName: Bool { 1...60 ~= count && self == withoutControls }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    properties.generalCategory == .control || properties.isBidiControl
  }
}
