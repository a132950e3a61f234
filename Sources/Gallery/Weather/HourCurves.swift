import Almanac
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

/// A bar for each hour's chance of precipitation, below its hour; full height is 100%.
struct ChanceBars: View {
  /// From 0 to 1.
  let chances: [Double]
  let color: Color

  var body: some View {
    let count = Double(max(1, chances.count))
    ValueBars(
      chances.enumerated().map { hour, chance in
        ChartBar(from: Double(hour) / count, to: Double(hour + 1) / count, height: chance)
      }, gaps: .inPlace
    )
    .foregroundStyle(color)
  }
}

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

/// An hour on the place's clock, shortened if necessary.
struct HourLabel: View {
  let entry: WeatherEntry
  let date: Date

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text(entry.weather.shownHour(of: date), format: .dateTime.hour())
      // Only an hour with AM or PM is too long.
      Text("weather.hour \((hour + 11) % 12 + 1)")
    }
  }

  private var hour: Int { entry.weather.zone.civil(at: date).time.hour }
}
