extension [Duration] {
  /// The time in milliseconds that so many of a hundred don't exceed; 0 if there are none.
  func percentile(_ share: Int) -> Double {
    isEmpty ? 0 : sorted()[(count - 1) * share / 100] / .milliseconds(1)
  }
}
