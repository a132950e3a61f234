import Views
import Weather

/// The look of the sky: its background and the colour of its symbol.
enum Sky: CaseIterable {
  case clearDay, cloud, rain, snow, storm, night

  init(_ condition: Condition, isDay: Bool) {
    self =
      switch condition {
      case .clear, .partlyCloudy: isDay ? .clearDay : .night
      case .cloudy, .fog: isDay ? .cloud : .rain
      case .drizzle, .rain: .rain
      case .sleet, .snow: isDay ? .snow : .night
      case .thunderstorm: .storm
      }
  }

  var gradient: LinearGradient {
    LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
  }

  private var colors: [Color] {
    switch self {
    case .clearDay: [Color("ClearDayTop"), Color("ClearDayMiddle"), Color("ClearDayBottom")]
    case .cloud: [Color("CloudTop"), Color("CloudBottom")]
    case .rain: [Color("RainTop"), Color("RainMiddle"), Color("RainBottom")]
    case .snow: [Color("SnowTop"), Color("SnowBottom")]
    case .storm: [Color("StormDark"), Color("StormPurple")]
    case .night: [Color("NightTop"), Color("NightMiddle"), Color("NightBottom")]
    }
  }
}
