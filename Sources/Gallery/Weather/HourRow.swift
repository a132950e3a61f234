import Views
import Weather

/// The coming hours, as many as fit, evenly spaced.
struct HourRow: View {
  let entry: WeatherEntry
  /// The maximum number.
  let count: Int
  /// The gap above and below the symbols, in points.
  var gap = 0.0
  /// The gap below the hours alone.
  var labelGap = 0.0

  var body: some View {
    let hours = entry.hours(count)
    // Only where one of its hours has a chance does a row show chances.
    let dryHours = hours.prefix { !$0.hasChance }
    EvaluatedViews(dryHours.map { column($0, hasChance: false) }) { dry in
      EvaluatedViews(dry.count < hours.count ? hours.map { column($0, hasChance: true) } : []) {
        wet in
        ViewThatFits(in: .horizontal) {
          ForEach(Array(stride(from: count, through: 1, by: -1)), id: \.self) { count in
            row(of: (count > dry.count && !wet.isEmpty ? wet : dry).prefix(count))
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func column(_ hour: Forecast.Hour, hasChance: Bool) -> HourColumn {
    HourColumn(
      entry: entry, hour: hour, hasChance: hasChance, gap: gap, labelGap: labelGap)
  }

  private func row(of columns: ArraySlice<EvaluatedView>) -> some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(columns.indices, id: \.self) { index in
        if index > 0 { Spacer(minLength: 8) }
        columns[index]
      }
    }
  }
}

extension Forecast.Hour {
  fileprivate var hasChance: Bool {
    reading.precipitationChance ?? 0 >= Likelihood.leastPossible
  }
}
