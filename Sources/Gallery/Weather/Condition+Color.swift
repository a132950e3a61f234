import Views
import Weather

extension Condition {
  /// The colour of its symbol before its sky.
  func symbolColor(isDay: Bool) -> Color {
    switch self {
    case .clear, .partlyCloudy: isDay ? .yellow : Color("Moon")
    case .thunderstorm: .yellow
    case .drizzle, .rain: Color("Raindrop")
    case .sleet, .snow: isDay ? Color("Snowflake") : .primary
    case .cloudy, .fog: .primary
    }
  }
}
