package import Almanac
package import FoundationEssentials

extension Location {
  /// Whether it is day at a date, and until when: the next sunrise or sunset, or a day ahead.
  package func daytime(at date: Date) -> Daytime {
    let today = Daylight(at: self, around: date)
    let spans = [-Self.day, 0, Self.day].compactMap {
      Daylight(at: self, around: today.noon.addingTimeInterval($0)).span
    }
    func isDay(at date: Date) -> Bool { spans.contains { $0.contains(date) } }
    let edges = spans.flatMap { [$0.lowerBound, $0.upperBound] }.filter { $0 > date }
    let now = isDay(at: date)
    let next = edges.filter { isDay(at: $0) != now }.min()
    return Daytime(isDay: now, until: next ?? date.addingTimeInterval(Self.day))
  }

  private static let day = 86_400.0
}
