import Views
import Weather

/// The age of the weather or a note that it is simulated, if necessary, and a refresh button.
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
    if entry.weather.isSample {
      text
    } else if said != nil || offersRefresh {
      Button(intent: RefreshWeatherIntent()) {
        HStack(spacing: 8) {
          text
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
    }
  }

  private var said: Text? {
    switch detail {
    case .nothing: entry.caveat
    case .time: entry.caveat ?? entry.time
    case .source: entry.caveat ?? entry.source
    case .timeAndSource: entry.update
    }
  }
}
