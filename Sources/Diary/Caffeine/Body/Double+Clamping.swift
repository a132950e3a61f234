extension Double {
  /// The number limited to a range; NaN becomes the lower bound.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
