extension Unicode.Scalar {
  /// The JSON escape of a scalar that is unsafe to print on a terminal: a control or a
  /// bidirectional control. Nil for all others.
  package var escapedInJSON: String? {
    guard properties.generalCategory == .control || properties.isBidiControl else { return nil }
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
