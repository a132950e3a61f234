package import Almanac
package import FoundationEssentials

extension Place {
  /// Whether the sun shines at a date, until it rises or sets; where it doesn't, for a day.
  package func daytime(at date: Date) -> Daytime {
    let today = Daylight(at: self, around: date)
    let days = [-Self.day, 0, Self.day].map {
      Daylight(at: self, around: today.noon.addingTimeInterval($0))
    }
    let isDay = days.contains { $0.shines(at: date) }
    let next = days.flatMap { [$0.sunrise, $0.sunset] }.compactMap(\.self).filter { $0 > date }
      .min()
    return Daytime(isDay: isDay, until: next ?? date.addingTimeInterval(Self.day))
  }

  private static let day = 86_400.0
}

extension Daylight {
  /// From the very moment of its rise until that of its setting.
  fileprivate func shines(at date: Date) -> Bool {
    guard let sunrise, let sunset else { return contains(date) }
    return sunrise <= date && date < sunset
  }
}
