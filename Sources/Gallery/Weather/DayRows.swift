import Views
import Weather

/// The days to come, each with a bar that lies where its temperatures do among those of all.
struct DayRows: View {
  let entry: WeatherEntry
  let count: Int

  var body: some View {
    let days = entry.days(count)
    let bounds = days.bounds
    VStack(spacing: 0) {
      ForEach(Array(days.enumerated()), id: \.offset) { _, day in
        DayRow(entry: entry, day: day, bounds: bounds)
      }
    }
  }
}

extension [Forecast.Day] {
  var bounds: ClosedRange<Double> {
    let least = map(\.reading.low.celsius).min() ?? 0
    return least...Swift.max(least, map(\.reading.high.celsius).max() ?? 0)
  }
}
