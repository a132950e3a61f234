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
      ViewThatFits(in: .vertical) {
        ForEach(Array(stride(from: most, through: 34, by: -17)), id: \.self) { height in
          temperatures(of: hours, height: height)
        }
      }
      .frame(minHeight: 51, idealHeight: 68, maxHeight: .infinity, alignment: .bottom)
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

  /// The curve with every third temperature just above it.
  private func temperatures(of hours: [Forecast.Hour], height: Double) -> some View {
    let course = HourAxis(hours)
    return ZStack(alignment: .topLeading) {
      HourCurve(curve(of: hours)).frame(height: height).padding(.top, 17)
      labels(of: hours) { hour in
        entry.text(hour.reading.temperature).font(.headline)
          .padding(.top, isUnknown ? 0 : course.free(above: hour.date, in: height))
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
    return HStack(alignment: .top, spacing: 0) {
      ForEach(Array(marked.enumerated()), id: \.offset) { index, hour in
        if index > 0 { Spacer(minLength: 0) }
        label(hour).frame(
          width: HourColumn.width,
          alignment: index == 0 ? .leading : index == marked.count - 1 ? .trailing : .center)
      }
    }
  }
}

extension HourAxis {
  /// The whole rows between the top of the curve's room and its highest part below a temperature, in
  /// points.
  fileprivate func free(above date: Date, in height: Double) -> Double {
    let middle = min(max(share(of: date), Self.reach), 1 - Self.reach)
    let parts = stride(from: -1.0, through: 1, by: 0.25).map { middle + $0 * Self.reach }
    let highest = parts.map(self.height(at:)).min() ?? 0
    return (highest * (height - Self.pen) / 17).rounded(.down) * 17
  }

  /// Half the width of a temperature, as a share of the curve's.
  private static let reach = 0.06
  /// The height of the curve's line in points: half a row.
  private static let pen = 8.5
}
