import Views
import Weather

/// The coming hours, as many as fit, evenly spaced.
struct HourRow: View {
  let entry: WeatherEntry
  /// The maximum number.
  let count: Int
  /// The gap above and below the symbols, in points.
  var gap = 0.0

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(Array(stride(from: count, through: 1, by: -1)), id: \.self) { row(of: $0) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func row(of count: Int) -> some View {
    let hours = entry.hours(count)
    let hasChance = hours.contains {
      $0.reading.precipitationChance ?? 0 >= Likelihood.leastPossible
    }
    return HStack(alignment: .top, spacing: 0) {
      ForEach(Array(hours.enumerated()), id: \.offset) { index, hour in
        if index > 0 { Spacer(minLength: 8) }
        HourColumn(entry: entry, hour: hour, hasChance: hasChance, gap: gap)
      }
    }
  }
}
