package import FoundationEssentials
import System
package import Store

extension FollowedCalendar {
  /// The whole days for which nobody could tell whether its D-Days are up to date; nil within the
  /// first, and while its file is there, which is read whenever it changes.
  package func staleDays(at date: Date) -> Int? {
    guard isOnWeb || lastFault != nil, let readAt else { return nil }
    let days = Int(bounded: (date.timeIntervalSince(readAt) / Self.day).rounded(.down))
    return days > 0 ? days : nil
  }

  private static let day: TimeInterval = 86_400
}
