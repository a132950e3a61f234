import Cells

extension RGB {
  /// Parses an X11 colour, `rgb:ffff/0/80`, `rgba:ffff/0/80/ffff` or `#ff0080`; fails for anything
  /// else.
  init?(specification text: some StringProtocol) {
    let digits: [Substring.SubSequence]
    if text.hasPrefix("#") {
      digits = Substring(text.dropFirst()).inThirds
    } else if let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) {
      let parts = Substring(text[colon...].dropFirst())
        .split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == (text.hasPrefix("rgba") ? 4 : 3) else { return nil }
      digits = parts
    } else {
      return nil
    }
    let levels = digits.prefix(3).compactMap(\.level)
    guard levels.count == 3 else { return nil }
    self.init(red: levels[0], green: levels[1], blue: levels[2])
  }
}

extension Substring {
  fileprivate var inThirds: [Substring] {
    guard !isEmpty, count.isMultiple(of: 3) else { return [] }
    let third = count / 3
    return (0..<3).map { dropFirst($0 * third).prefix(third) }
  }

  /// The value of one to four hexadecimal digits, scaled to a byte; nil if malformed.
  fileprivate var level: UInt8? {
    guard (1...4).contains(count), allSatisfy(\.isHexDigit) else { return nil }
    guard let value = Int(self, radix: 16) else { return nil }
    let largest = 1 << (4 * count) - 1
    return UInt8((value * 255 + largest / 2) / largest)
  }
}
