extension Double {
  /// The nearest number of a range; the least for what is no number.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
