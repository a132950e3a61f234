import Almanac
import FoundationEssentials

extension Zone {
  /// The starts of the next seven days, which aren't always at midnight.
  func comingMidnights(after date: Date) -> [Date] {
    var dates: [Date] = []
    while dates.count < 7, let next = end(of: .day, at: dates.last ?? date) { dates.append(next) }
    return dates
  }
}
