import Almanac
import Views
import Weather

/// A day's condition, and its temperature range within that of all days.
struct DayRow: View {
  let entry: WeatherEntry
  let day: Forecast.Day
  let bounds: ClosedRange<Double>
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    HStack(spacing: 8) {
      name.font(.headline).frame(width: 40, alignment: .leading)
      WeatherSymbol(condition: day.reading.condition, isDay: true, sky: entry.sky, size: 17)
        .frame(width: 16)
      chance.frame(width: 32, alignment: .trailing)
      entry.text(day.reading.low)
        .foregroundStyle(.secondary)
        .frame(width: 40, alignment: .trailing)
      RangeBar(value: range, in: bounds)
      entry.text(day.reading.high).font(.headline).frame(width: 40, alignment: .trailing)
    }
  }

  /// The range of the bar; empty in placeholders, because a bar reveals as much as numbers.
  private var range: ClosedRange<Double> {
    guard !redactionReasons.contains(.placeholder) else {
      return bounds.lowerBound...bounds.lowerBound
    }
    let low = day.reading.low.celsius
    return low...max(low, day.reading.high.celsius)
  }

  private var name: Text {
    day.day == entry.today
      ? Text("weather.today") : Text(LocalizedStringKey(day.day.weekday.key))
  }

  private var chance: some View {
    let chance = day.reading.precipitationChance ?? 0
    return Text(verbatim: chance >= Likelihood.leastPossible ? "\(chance)%" : "")
      .font(.caption)
      .foregroundStyle(entry.sky.dropColor)
  }
}
