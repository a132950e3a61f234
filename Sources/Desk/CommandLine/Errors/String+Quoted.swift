import Cells

extension String {
  /// In quotes and safe to print.
  package var quoted: String { "'\(harmless(upTo: 60))'" }

  /// What could steer a terminal is escaped, what is longer is cut.
  func harmless(upTo limit: Int) -> String {
    let shown = unicodeScalars.prefix(limit + 1).map { scalar in
      scalar.steers ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return shown.prefix(limit).joined() + (shown.count > limit ? "..." : "")
  }
}
