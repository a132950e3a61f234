import Views
import Weather

extension Condition {
  /// The colour of its symbol on a sky, which may be that of another condition.
  func symbolColor(isDay: Bool, before sky: Sky) -> Color {
    switch self {
    case .clear, .partlyCloudy:
      sky == .snow ? Color("SnowSun") : isDay ? .yellow : Color("Moon")
    case .thunderstorm: sky == .snow ? Color("SnowSun") : .yellow
    case .drizzle, .rain: sky.dropColor
    case .sleet, .snow: sky == .snow ? Color("Snowflake") : .primary
    case .cloudy, .fog: .primary
    }
  }
}

extension Sky {
  /// The colour of the precipitation.
  var dropColor: Color { self == .snow ? Color("Snowflake") : Color("Raindrop") }
}
