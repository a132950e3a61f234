package import FoundationEssentials

/// How much of a whole there is, from 0 to 1.
package enum MeterShare: Hashable, Codable, Sendable {
  case fixed(Double)
  /// Goes on from one date to another.
  case timed(from: Date, to: Date, countsDown: Bool)
  /// Not to be shown.
  case hidden
}

extension MeterShare {
  /// Where a value stands between two bounds; what is no number stands at the lower one.
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
  /// Where the number stands from a lower bound, 0, to an upper one, 1; halved, for the whole
  /// distance may be more than there are numbers for.
  func share(of lower: Double, _ upper: Double) -> Double {
    let share = (self / 2 - lower / 2) / (upper / 2 - lower / 2)
    return share.isNaN ? 0 : max(0, min(1, share))
  }
}
