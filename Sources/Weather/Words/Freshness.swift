package import FoundationEssentials

/// How far what was told can still be relied on.
package enum Freshness: Hashable, Sendable {
  case fresh
  /// So many hours old, which has to be said.
  case old(hours: Int)
  /// Too old to be shown.
  case expired

  private static let hour: TimeInterval = 3600
  private static let oldAge = 2
  private static let limit = 24

  /// What was told at a date, as it is at another; a clock that was set back makes nothing old.
  package init(of told: Date, at date: Date) {
    let age = date.timeIntervalSince(told)
    guard age >= Double(Self.oldAge) * Self.hour else {
      self = .fresh
      return
    }
    self = age < Double(Self.limit) * Self.hour ? .old(hours: Int(age / Self.hour)) : .expired
  }

  /// The dates at which it becomes another.
  package static func turns(of told: Date) -> [Date] {
    (oldAge...limit).map { told + Double($0) * hour }
  }
}
