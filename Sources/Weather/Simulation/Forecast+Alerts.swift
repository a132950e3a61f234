import FoundationEssentials

extension Forecast {
  /// How far ahead storms are announced, in seconds.
  private static let notice: TimeInterval = 12 * 3600

  /// An alert for each storm that is under way or near.
  var stormAlerts: [WeatherAlert] {
    let all = [current] + hours
    var storms: [(start: Date, end: Date)] = []
    for (hour, next) in zip(all, all.dropFirst()) where hour.reading.condition == .thunderstorm {
      if storms.last?.end == hour.date {
        storms[storms.count - 1].end = next.date
      } else {
        storms.append((hour.date, next.date))
      }
    }
    return storms.filter { $0.start <= current.date + Self.notice }.compactMap {
      WeatherAlert(.severe, of: "weather.alert.storm", from: $0.start, until: $0.end)
    }
  }
}
