import Views
import Weather

/// What else is measured, in rows, as far as it was told.
struct WeatherDetails: View {
  let entry: WeatherEntry
  /// At most.
  let count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(details.prefix(count).enumerated()), id: \.offset) { _, detail in
        detail.font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  private var details: [Text] {
    guard let reading = entry.reading else { return [] }
    let wind = entry.news.units.wind
    return [
      reading.feelsLike.map { Text("weather.feels \(entry.degrees($0))") },
      reading.humidity.map { Text("weather.humidity \(Int($0))") },
      reading.windSpeed.map { Text("weather.wind \($0.whole(in: wind)) \(wind.symbol)") },
      reading.uvIndex.map { Text("weather.uv \(Int($0))") },
    ].compactMap(\.self)
  }
}
