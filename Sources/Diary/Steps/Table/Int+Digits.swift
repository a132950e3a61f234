extension Int {
  /// Parses one to nine digits; fails for anything else.
  init?(digits: some Collection<UInt8>) {
    guard 1...9 ~= digits.count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    self = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Parses a number of steps and ignores decimals, which some programs write; fails for anything
  /// else.
  init?(steps text: ArraySlice<UInt8>) {
    let whole = text.prefix { $0 != UInt8(ascii: ".") }
    guard let steps = Int(digits: whole) else { return nil }
    let decimals = text[whole.endIndex...].dropFirst()
    guard
      whole.endIndex == text.endIndex
        || !decimals.isEmpty && decimals.allSatisfy({ 0x30...0x39 ~= $0 })
    else { return nil }
    self = steps
  }
}
