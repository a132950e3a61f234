import FoundationEssentials

extension Array where Element: TimelineEntry {
  /// The entries sorted by date. The last of equal dates stays; entries whose date isn't finite are
  /// dropped.
  var inOrderOfDates: [Element] {
    guard !isInOrderOfDates else { return self }
    // Sorting numbers is many times as fast as sorting entries, and reads each date only once.
    let sorted = enumerated()
      .map { (second: $1.date.timeIntervalSinceReferenceDate, index: $0) }
      .filter(\.second.isFinite)
      .sorted { $0 < $1 }
    return sorted.indices.compactMap { place in
      let next = place + 1
      let isLast = next == sorted.count || sorted[next].second > sorted[place].second
      return isLast ? self[sorted[place].index] : nil
    }
  }

  private var isInOrderOfDates: Bool {
    var last = -Double.infinity
    for entry in self {
      let date = entry.date.timeIntervalSinceReferenceDate
      guard date > last, date < .infinity else { return false }
      last = date
    }
    return true
  }
}

extension Date {
  var isFinite: Bool { timeIntervalSinceReferenceDate.isFinite }
}
