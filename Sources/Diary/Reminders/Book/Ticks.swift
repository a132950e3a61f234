import FoundationEssentials
import System

/// The dates on which this program completed items in files, which record only the day.
///
/// Dates far from the latest are forgotten.
package final class Ticks: Sendable {
  private let dates = LockedValue<[ItemID: Date]>([:])

  package init() {}

  subscript(item: ItemID) -> Date? { dates.withLock { $0[item] } }

  /// Records a completion; nil reopens the item.
  func note(_ item: ItemID, at date: Date?) {
    dates.withLock { dates in
      if let date { dates = dates.filter { abs($0.value.timeIntervalSince(date)) < Self.memory } }
      dates[item] = date
    }
  }

  private static let memory = 3600.0
}
