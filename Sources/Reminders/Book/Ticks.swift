import FoundationEssentials
import Synchronization

/// When this program has ticked off what stands in files, which keep no more than the day.
///
/// What was ticked off long before the latest is forgotten.
package final class Ticks: Sendable {
  private let dates = Mutex<[ItemID: Date]>([:])

  package init() {}

  subscript(item: ItemID) -> Date? { dates.withLock { $0[item] } }

  /// With nil it is no longer done.
  func note(_ item: ItemID, at date: Date?) {
    dates.withLock { dates in
      if let date { dates = dates.filter { abs($0.value.timeIntervalSince(date)) < Self.memory } }
      dates[item] = date
    }
  }

  private static let memory = 3600.0
}
