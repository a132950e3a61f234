import Cells

extension String {
  /// What stands in a file, in quotes and as far as an error tells of it; nothing in it can steer a
  /// terminal.
  var brief: String {
    let shown = unicodeScalars.prefix(40)
    let harmless = shown.map { $0.steers ? $0.escaped(asASCII: true) : String($0) }.joined()
    return "'\(harmless)\(shown.count < unicodeScalars.count ? "..." : "")'"
  }
}
