extension Int16 {
  /// The number in tenths, limited to a range; NaN becomes 0.
  init(tenthsOf number: Double, in range: ClosedRange<Double>) {
    let held = Swift.min(Swift.max(range.lowerBound, number), range.upperBound)
    self = Int16(exactly: (held * 10).rounded()) ?? 0
  }
}
