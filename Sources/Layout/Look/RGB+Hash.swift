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
}
