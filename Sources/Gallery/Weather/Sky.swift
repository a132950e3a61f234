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

/// A condition's symbol, in colours that are visible on the sky.
struct WeatherSymbol: View {
  let condition: Condition
  let isDay: Bool
  /// The sky behind it, which may be that of another condition.
  let sky: Sky
  let size: Double

  var body: some View {
    Image(systemName: condition.symbolName(isDay: isDay))
      .font(.system(size: size))
      .symbolRenderingMode(.multicolor)
      .foregroundStyle(condition.symbolColor(isDay: isDay, before: sky))
  }
}

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

/// The age of the weather, if necessary, and a refresh button.
struct WeatherMark: View {
  /// The information to show for reliable weather.
  enum Detail {
    case nothing, time, source, timeAndSource
  }

  let entry: WeatherEntry
  var detail = Detail.nothing
  var offersRefresh = false
  /// Whether it is in letters to be read from afar.
  var isDrawn = false

  var body: some View {
    if entry.weather.isSample || said == nil && !offersRefresh {
      text
    } else {
      Button(intent: RefreshWeatherIntent()) {
        HStack(spacing: 8) {
          if said != nil { text }
          if offersRefresh {
            Image(systemName: "arrow.clockwise").font(.caption).foregroundStyle(.secondary)
          }
        }
      }
      .buttonStyle(.plain)
    }
  }

  @ViewBuilder private var text: some View {
    if let said {
      Group {
        if isDrawn { StandByText([said], weight: .regular) } else { said.font(.caption) }
      }
      .foregroundStyle(.secondary)
      .contentTransition(.numericText())
    } else {
      // Something that fits everywhere, where this is the last of several choices.
      Text(verbatim: "")
    }
  }

  private var said: Text? {
    if entry.weather.isSimulated { return nil }
    return switch detail {
    case .nothing: entry.caveat
    case .time: entry.caveat ?? entry.time
    case .source: entry.caveat ?? entry.source
    case .timeAndSource: entry.update
    }
  }
}
