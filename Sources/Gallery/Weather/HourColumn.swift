import FoundationEssentials
import Views
import Weather

/// An hour with its sky, its temperature and how likely something falls, one below another.
struct HourColumn: View {
  let entry: WeatherEntry
  let hour: Forecast.Hour
  let hasChance: Bool

  /// In points.
  static let width = 48.0

  var body: some View {
    VStack(spacing: 0) {
      label.font(.caption).foregroundStyle(.secondary)
      WeatherSymbol(
        condition: hour.reading.condition, isDay: hour.reading.isDay, sky: entry.sky, size: 36)
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

  /// Only where it is worth an umbrella.
  private var chance: some View {
    let chance = hour.reading.precipitationChance ?? 0
    return Text(verbatim: chance >= WeatherEntry.leastChance ? "\(chance)%" : "")
      .font(.caption)
      .foregroundStyle(entry.sky.dropColor)
  }
}

extension WeatherEntry {
  /// In per cent: what is less isn't told.
  static var leastChance: UInt8 { 30 }
}
