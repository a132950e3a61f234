package import Cells

extension RGB {
  /// Fails unless it reads `#` and six hexadecimal digits.
  package init?(hash text: Substring) {
    self.init(hash: Array(text.utf8)[...])
  }

  /// The same for bytes, because a start reads seven hundred of them.
  init?(hash text: ArraySlice<UInt8>) {
    guard text.count == 7, text.first == UInt8(ascii: "#") else { return nil }
    var number: UInt32 = 0
    for byte in text.dropFirst() {
      guard let digit = byte.hexadecimalDigit else { return nil }
      number = number << 4 | UInt32(digit)
    }
    self.init(number)
  }

  /// The colour as `#` and six hexadecimal digits.
  package var written: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
