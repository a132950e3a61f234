package import FoundationEssentials

/// The reliability of weather data, by age.
package enum Freshness: Hashable, Sendable {
  case fresh
  /// Hours old, which must be shown.
  case old(hours: Int)
  /// Too old to show.
  case expired

  private static let hour: TimeInterval = 3600
  private static let oldAge = 2
  private static let limit = 24

  /// The freshness of data at a date. Data from the future, after a clock was set back, are fresh.
  package init(of told: Date, at date: Date) {
    let age = date.timeIntervalSince(told)
    guard age >= Double(Self.oldAge) * Self.hour else {
      self = .fresh
      return
    }
    self = age < Double(Self.limit) * Self.hour ? .old(hours: Int(age / Self.hour)) : .expired
  }

  /// The dates at which the freshness changes.
  package static func turns(of told: Date) -> [Date] {
    (oldAge...limit).map { told + Double($0) * hour }
  }
}
