extension Int {
  /// Parses one to nine digits; fails for anything else.
  init?(digits: some Collection<UInt8>) {
    guard 1...9 ~= digits.count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    self = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Parses a number of steps and ignores decimals, which some programs write; fails for anything
  /// else.
  init?(steps text: [UInt8]) {
    let parts = text.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, let steps = Int(digits: whole) else { return nil }
    guard parts.count == 1 || !parts[1].isEmpty && parts[1].allSatisfy({ 0x30...0x39 ~= $0 })
    else { return nil }
    self = steps
  }
}
