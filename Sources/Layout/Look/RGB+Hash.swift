package import Cells

extension RGB {
  /// Fails unless it reads `#` and six hexadecimal digits.
  package init?(hash text: Substring) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6, digits.first?.isHexDigit == true,
      let number = UInt32(digits, radix: 16)
    else { return nil }
    self.init(number)
  }

  /// The colour as `#` and six hexadecimal digits.
  package var written: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
