import Views
import Weather

/// Further measured values that are known, in rows.
struct WeatherDetails: View {
  let entry: WeatherEntry
  /// The values to show, most important first.
  let range: Range<Int>

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(
        Array(details.dropFirst(range.lowerBound).prefix(range.count).enumerated()), id: \.offset
      ) { _, detail in
        detail.font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  private var details: [Text] {
    guard let reading = entry.reading else { return [] }
    let units = entry.weather.units
    return [
      reading.feelsLike.map { Text("weather.feels \(entry.degrees($0))") },
      reading.humidity.map { Text("weather.humidity \(Int($0))") },
      reading.windSpeed.map {
        Text("weather.wind \($0.whole(in: units.wind)) \(units.wind.symbol)")
      },
      entry.day?.precipitation.map {
        Text("weather.precipitation \($0.written(in: units.precipitation))")
      },
      reading.uvIndex.map { Text("weather.uv \(Int($0))") },
    ].compactMap(\.self)
  }
}
