import Cells

extension String {
  /// An excerpt of a file for error messages, in quotes; control characters are escaped.
  var brief: String {
    let shown = unicodeScalars.prefix(40)
    let harmless = shown.map { $0.steers ? $0.escaped(asASCII: true) : String($0) }.joined()
    return "'\(harmless)\(shown.count < unicodeScalars.count ? "..." : "")'"
  }
}
