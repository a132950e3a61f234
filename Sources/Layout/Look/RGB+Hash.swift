package import Cells

extension RGB {
  /// Fails unless it reads `#` and six hexadecimal digits.
  package init?(hash text: Substring) {
    // By bytes, because a start reads seven hundred of them.
    let digits = text.utf8.dropFirst()
    guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
      let first = digits.first, !"+-".utf8.contains(first),
      let hex = UInt32(Substring(digits), radix: 16)
    else {
      return nil
    }
    self.init(hex)
  }

  /// The colour as `#` and six hexadecimal digits.
  package var written: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
