extension StringProtocol {
  /// The text on one line, with what steers a terminal escaped: `\u{1B}`, `\n`.
  package var harmless: String { escaping(where: \.steers) { $0.escaped(asASCII: true) } }

  /// The same for each line.
  package var harmlessLines: String {
    guard unicodeScalars.contains(where: { $0.steers && $0 != "\n" }) else { return String(self) }
    return split(separator: "\r\n", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map(\.harmless).joined(separator: "\n")
  }

  /// A JSON text with what steers a terminal escaped as JSON does, except its own line breaks.
  package var harmlessJSON: String {
    escaping(where: { $0.steers && $0 != "\n" }, as: \.escapedInJSON)
  }

  /// The text in quotes, safe to print.
  package var quoted: String { "'\(harmless(upTo: 60))'" }

  /// The text on one line, with all that can't be seen escaped, cut to `limit`.
  package func harmless(upTo limit: Int) -> String {
    let shown = unicodeScalars.prefix(limit + 1).map { scalar in
      scalar.isUnseen ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return shown.prefix(limit).joined() + (shown.count > limit ? "..." : "")
  }

  private func escaping(
    where isEscaped: (Unicode.Scalar) -> Bool, as escape: (Unicode.Scalar) -> String
  ) -> String {
    guard unicodeScalars.contains(where: isEscaped) else { return String(self) }
    var text = ""
    for scalar in unicodeScalars {
      if isEscaped(scalar) { text += escape(scalar) } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// The scalar as JSON escapes it, if it takes one unit of UTF-16.
  package var escapedInJSON: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
