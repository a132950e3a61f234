package import Cells

extension RGB {
  /// Fails unless it reads `#` and six hexadecimal digits.
  package init?(hash text: Substring) {
    guard text.count == 7, text.first == "#", let hex = UInt32(text.dropFirst(), radix: 16),
      text.dropFirst().allSatisfy(\.isHexDigit)
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
