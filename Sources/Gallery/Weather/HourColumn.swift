import FoundationEssentials
import Views
import Weather

/// An hour in a column: its condition, temperature and chance of precipitation.
struct HourColumn: View {
  let entry: WeatherEntry
  let hour: Forecast.Hour
  let hasChance: Bool
  /// The gap above and below the symbol, in points.
  var gap = 0.0
  /// The gap below the hour alone.
  var labelGap = 0.0

  /// The width in points.
  static let width = 48.0

  var body: some View {
    VStack(spacing: 0) {
      label.font(.caption).foregroundStyle(.secondary)
      WeatherSymbol(
        condition: hour.reading.condition, isDay: hour.reading.isDay, sky: entry.sky, size: 36
      )
      .padding(.vertical, gap)
      .padding(.top, labelGap)
      entry.text(hour.reading.temperature).font(.headline)
      if hasChance { chance }
    }
    .frame(width: Self.width)
  }

  @ViewBuilder private var label: some View {
    if hour.date == entry.date {
      Text("weather.now")
    } else {
      HourLabel(entry: entry, date: hour.date)
    }
  }

  /// The chance, hidden if it is low.
  private var chance: some View {
    let chance = hour.reading.precipitationChance ?? 0
    return Text(verbatim: chance >= Likelihood.leastPossible ? "\(chance)%" : "")
      .font(.caption)
      .foregroundStyle(entry.sky.dropColor)
  }
}
