import Views
import Weather

/// What matters now, and when the weather was told and by whom.
struct WeatherFoot: View {
  let entry: WeatherEntry

  var body: some View {
    HStack(spacing: 0) {
      ViewThatFits(in: .horizontal) {
        both
        entry.update.foregroundStyle(.secondary)
        WeatherMark(entry: entry)
      }
      Spacer(minLength: 8)
      refresh
    }
    .font(.caption)
  }

  private var both: some View {
    HStack(spacing: 16) {
      if let foresight = entry.foresightText { foresight }
      entry.update.foregroundStyle(.secondary)
    }
  }

  @ViewBuilder private var refresh: some View {
    if !entry.news.isSample {
      Button(intent: RefreshWeatherIntent()) { Image(systemName: "arrow.clockwise") }
        .buttonStyle(.plain)
    }
  }
}
