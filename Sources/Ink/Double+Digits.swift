extension Double {
  /// Parses digits with an optional sign and point, byte by byte: figure files are full of numbers
  /// and are read at every start. Fails for anything else.
  init?(digits bytes: some Collection<UInt8>) {
    let isNegative = bytes.first == UInt8(ascii: "-")
    var digits = 0.0
    var count = 0
    var divisor: Double?
    for byte in bytes.dropFirst(isNegative ? 1 : 0) {
      if byte == UInt8(ascii: "."), divisor == nil {
        divisor = 1
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), count < 15 {
        digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
        divisor = divisor.map { $0 * 10 }
        count += 1
      } else {
        return nil
      }
    }
    guard count > 0 else { return nil }
    self = (isNegative ? -digits : digits) / (divisor ?? 1)
  }
}
