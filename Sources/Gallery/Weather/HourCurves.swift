import FoundationEssentials
import Views
import Weather

/// The temperatures of the coming hours as a curve, and the chances of precipitation as bars.
struct HourCurves: View {
  let entry: WeatherEntry
  /// The greatest height of the curve, in points.
  var most = 85.0
  @Environment(\.redactionReasons) private var redactionReasons

  private static let count = 13
  private static let step = 3

  var body: some View {
    let hours = entry.hours(Self.count)
    VStack(spacing: 0) {
      labels(of: hours) { entry.text($0.reading.temperature).font(.headline) }
      HourCurve(curve(of: hours)).frame(minHeight: 34, idealHeight: 51, maxHeight: most)
      labels(of: hours) { hour in
        HourLabel(entry: entry, date: hour.date).font(.caption).foregroundStyle(.secondary)
      }
      Text("weather.chance")
        .font(.caption)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
      ChanceBars(chances: chances(of: hours), color: entry.sky.dropColor).frame(
        minHeight: 17, idealHeight: 34, maxHeight: 34)
      labels(of: hours) { hour in
        Text(verbatim: "\(hour.reading.precipitationChance ?? 0)%")
          .font(.caption)
          .foregroundStyle(entry.sky.dropColor)
      }
    }
  }

  /// Whether to hide the curves, which reveal as much as numbers in placeholders.
  private var isUnknown: Bool { redactionReasons.contains(.placeholder) }

  private func curve(of hours: [Forecast.Hour]) -> [Double] {
    isUnknown ? [] : hours.map(\.reading.temperature.celsius)
  }

  private func chances(of hours: [Forecast.Hour]) -> [Double] {
    isUnknown ? [] : hours.map { Double(min($0.reading.precipitationChance ?? 0, 100)) / 100 }
  }

  /// The labels above or below every third hour.
  private func labels(
    of hours: [Forecast.Hour], @ViewBuilder _ label: @escaping (Forecast.Hour) -> some View
  ) -> some View {
    let marked = stride(from: 0, to: hours.count, by: Self.step).map { hours[$0] }
    return HStack(spacing: 0) {
      ForEach(Array(marked.enumerated()), id: \.offset) { index, hour in
        if index > 0 { Spacer(minLength: 0) }
        label(hour).frame(
          width: HourColumn.width,
          alignment: index == 0 ? .leading : index == marked.count - 1 ? .trailing : .center)
      }
    }
  }
}
