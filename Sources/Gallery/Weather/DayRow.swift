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

/// The colours of temperatures as numbers large enough to have a gradient.
enum Heat {
  /// From a little warmer than a temperature, at the top, to a little colder.
  static func gradient(around temperature: Temperature) -> LinearGradient {
    LinearGradient(
      colors: [color(at: temperature.celsius + spread), color(at: temperature.celsius - spread)],
      startPoint: .top, endPoint: .bottom)
  }

  /// The colours from one temperature to another.
  static func gradient(from low: Temperature, to high: Temperature) -> Gradient {
    let between = stops.map(\.celsius).filter { low.celsius < $0 && $0 < high.celsius }
    return Gradient(colors: ([low.celsius] + between + [high.celsius]).map(color))
  }

  /// The colour at some degrees Celsius, mixed of its neighbours'.
  private static func color(at celsius: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.celsius > celsius }) else {
      return Color(stops[stops.count - 1].rgb)
    }
    guard next > 0 else { return Color(stops[0].rgb) }
    let (one, other) = (stops[next - 1], stops[next])
    let share = (celsius - one.celsius) / (other.celsius - one.celsius)
    return Color(one.rgb + (other.rgb - one.rgb) * share)
  }

  private static let spread = 5.0

  private static let stops: [(celsius: Double, rgb: SIMD3<Double>)] = [
    (-10, [0x7A, 0xA8, 0xFF]), (0, [0x64, 0xD2, 0xFF]), (8, [0x5F, 0xD6, 0xC4]),
    (15, [0x8F, 0xDC, 0x7A]), (21, [0xFF, 0xD6, 0x0A]), (27, [0xFF, 0x9F, 0x0A]),
    (34, [0xFF, 0x45, 0x3A]),
  ]
}

extension Color {
  /// Takes components up to 255.
  fileprivate init(_ rgb: SIMD3<Double>) {
    self.init(red: rgb.x / 255, green: rgb.y / 255, blue: rgb.z / 255)
  }
}
