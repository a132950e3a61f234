extension Int16 {
  /// The tenths of a number that is held within a range; what is no number counts as the lowest.
  init(tenthsOf number: Double, in range: ClosedRange<Double>) {
    let held = Swift.min(Swift.max(range.lowerBound, number), range.upperBound)
    self = Int16(exactly: (held * 10).rounded()) ?? 0
  }
}
