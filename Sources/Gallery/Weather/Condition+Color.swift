import Views
import Weather

extension Condition {
  /// The colour of its symbol before a sky, which need not be its own.
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
  /// Of what falls from it.
  var dropColor: Color { self == .snow ? Color("Snowflake") : Color("Raindrop") }
}
