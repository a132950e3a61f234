extension Int {
  /// The greatest number to which a `Double` counts: sums with it, and products with small numbers, don't
  /// overflow.
  package static let greatestCounted = 1 << 53

  /// The whole part of a number, or the nearest whole number that can be counted with; NaN is 0.
  package init(bounded number: Double) {
    let most = Double(Self.greatestCounted)
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -most), most))
  }
}
