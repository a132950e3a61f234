import Views

/// Where the weather comes from as far as that has to be said, and what asks there again.
struct WeatherMark: View {
  let entry: WeatherEntry
  var offersRefresh = false

  var body: some View {
    if entry.news.isSample {
      caveat
    } else if entry.caveat != nil || offersRefresh {
      Button(intent: RefreshWeatherIntent()) {
        HStack(spacing: 8) {
          caveat
          if offersRefresh {
            Image(systemName: "arrow.clockwise").font(.caption).foregroundStyle(.secondary)
          }
        }
      }
      .buttonStyle(.plain)
    }
  }

  @ViewBuilder private var caveat: some View {
    if let caveat = entry.caveat { caveat.font(.caption).foregroundStyle(.secondary) }
  }
}
