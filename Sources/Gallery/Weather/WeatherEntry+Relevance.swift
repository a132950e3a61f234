import FoundationEssentials
import Timelines
import Weather

extension WeatherEntry {
  /// Relevant while it rains or snows within two hours, or an alert holds.
  var relevance: TimelineEntryRelevance? {
    guard freshness != .expired else { return nil }
    let coming = weather.forecast.hours(from: date, Self.hoursAhead).filter {
      $0.date <= date + Double(Self.hoursAhead) * 3600
    }
    let conditions = coming.map(\.reading.condition) + [reading?.condition].compactMap(\.self)
    let alerts = weather.report.alerts.filter { $0.start <= date && date < $0.end }
    let score = max(conditions.map(\.urgency).max() ?? 0, alerts.isEmpty ? 0 : Self.alertScore)
    return score > 0 ? TimelineEntryRelevance(score: score) : nil
  }

  private static let hoursAhead = 2
  private static let alertScore: Float = 3
}

extension Condition {
  fileprivate var urgency: Float {
    switch self {
    case .thunderstorm: 3
    case .rain, .sleet, .snow: 2
    case .drizzle: 1
    case .clear, .partlyCloudy, .cloudy, .fog: 0
    }
  }
}
