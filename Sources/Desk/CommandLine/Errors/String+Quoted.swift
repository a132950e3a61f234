import Cells

extension String {
  /// The text in quotes, safe to print.
  package var quoted: String { "'\(harmless(upTo: 60))'" }

  /// The text with control characters escaped, cut to `limit`.
  func harmless(upTo limit: Int) -> String {
    let shown = unicodeScalars.prefix(limit + 1).map { scalar in
      scalar.steers ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return shown.prefix(limit).joined() + (shown.count > limit ? "..." : "")
  }
}
