import Cells

extension ColorDepth {
  /// The sequence of a colour that only a terminal with 24 bits can tell when asked for its style.
  static let sample = "\u{1B}[48;2;1;2;3m"

  /// Parses the style that the terminal has after `sample`, such as `0;48:2::1:2:3`; fails unless it
  /// has a background colour.
  init?(style: some StringProtocol) {
    let numbers = style.split { $0 == ";" || $0 == ":" }.compactMap { Int($0) }
    guard let start = numbers.firstIndex(of: 48), start + 1 < numbers.count else { return nil }
    switch numbers[start + 1] {
    case 2 where numbers[(start + 2)...].suffix(3) == [1, 2, 3]: self = .direct
    case 5: self = .palette256
    default: return nil
    }
  }

  /// Parses the value of the capability `Co` or `RGB`, name and value in hexadecimal digits; fails if
  /// it tells no colours.
  init?(capability: some StringProtocol) {
    let parts = capability.split(separator: "=", maxSplits: 1)
    let value = parts.dropFirst().first?.decoded
    switch parts.first?.decoded {
    case "RGB" where value != "0": self = .direct
    case "Co":
      guard let count = value.flatMap({ Int($0) }), count >= 8 else { return nil }
      self = count >= 0x100_0000 ? .direct : ColorDepth(ofPalette: count)
    default: return nil
    }
  }
}

extension StringProtocol {
  /// The text behind pairs of hexadecimal digits; nil if malformed.
  fileprivate var decoded: String? {
    let digits = Array(utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { index in
      UInt8(String(decoding: digits[index..<index + 2], as: UTF8.self), radix: 16)
    }
    return bytes.count * 2 == digits.count ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
