extension Unicode.Scalar {
  /// As it is written in JSON that may be shown on a terminal, if it could not stand there for itself: a
  /// control, or what turns text round.
  package var escapedInJSON: String? {
    guard properties.generalCategory == .control || properties.isBidiControl else { return nil }
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
