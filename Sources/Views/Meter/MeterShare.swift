package import FoundationEssentials

/// An amount as a share of the whole, from 0 to 1.
package enum MeterShare: Hashable, Codable, Sendable {
  case fixed(Double)
  /// Grows or shrinks between two dates.
  case timed(from: Date, to: Date, countsDown: Bool)
  /// Not shown.
  case hidden
}

extension MeterShare {
  /// The position of a value between two bounds; NaN counts as the lower one.
  static func fixed<Value: BinaryFloatingPoint>(
    _ value: Value, in bounds: ClosedRange<Value>
  ) -> MeterShare {
    .fixed(Double(value).share(of: Double(bounds.lowerBound), Double(bounds.upperBound)))
  }

  static func timed(_ interval: ClosedRange<Date>, countsDown: Bool) -> MeterShare {
    .timed(from: interval.lowerBound, to: interval.upperBound, countsDown: countsDown)
  }

  var fraction: Double? {
    if case .fixed(let share) = self { share } else { nil }
  }
}

extension Double {
  /// The position of the number between a lower bound, 0, and an upper one, 1. Both are halved,
  /// because their distance may overflow.
  func share(of lower: Double, _ upper: Double) -> Double {
    let share = (self / 2 - lower / 2) / (upper / 2 - lower / 2)
    return share.isNaN ? 0 : max(0, min(1, share))
  }
}
