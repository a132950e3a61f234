import Views
import Weather

/// The coming days, each with its temperature range on a common scale.
struct DayRows: View {
  let entry: WeatherEntry
  let count: Int
  /// The gap between two days, in points.
  var rowGap = 0.0

  var body: some View {
    let days = entry.days(count)
    let bounds = days.bounds
    VStack(spacing: rowGap) {
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
