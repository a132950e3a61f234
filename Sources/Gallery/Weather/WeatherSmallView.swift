import Views
import Weather

/// The weather now, to be read at a glance: with less room it says less.
struct WeatherSmallView: View {
  let entry: WeatherEntry

  @ScaledMetric(relativeTo: .largeTitle) private var numeral = 44.0
  @ScaledMetric(relativeTo: .title) private var smallNumeral = 28.0

  private var reading: Reading { entry.reading }

  var body: some View {
    ViewThatFits(in: .vertical) {
      full(numeral: numeral, symbol: 36, gap: 17)
      full(numeral: max(44, smallNumeral), symbol: 36, gap: 17)
      full(numeral: 44, symbol: 36, gap: 17)
      full(numeral: 28, symbol: 36, gap: 17)
      full(numeral: 28, symbol: 36, gap: 0)
      full(numeral: 17, symbol: 17, gap: 0)
      brief
      least
    }
    .lineLimit(1)
    .contentTransition(.opacity)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .accessibilityLabel(
      "weather.spoken \(city) \(condition) \(reading.temperature) \(entry.high) \(entry.low)"
    )
    .containerBackground(Sky(reading.condition, isDay: reading.isDay).gradient, for: .widget)
  }

  private func full(numeral: Double, symbol size: Double, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: .leading, spacing: gap) {
          city.font(.headline)
          temperature(numeral)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        symbol(size)
      }
      Spacer(minLength: 0)
      condition.font(.headline)
      ViewThatFits(in: .horizontal) {
        marked(extremes)
        source
      }
    }
  }

  private var brief: some View {
    VStack(alignment: .leading, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        marked(city.font(.headline))
        source
      }
      now
    }
  }

  private var least: some View {
    ViewThatFits(in: .horizontal) {
      marked(now)
      now
    }
  }

  private var now: some View {
    HStack {
      temperature(17)
      symbol(17)
    }
  }

  /// What stands before the mark that the weather is made up, which is never left out for it.
  private func marked(_ content: some View) -> some View {
    HStack(spacing: 0) {
      content
      Spacer(minLength: 8)
      source
    }
  }

  private var city: Text { Text(LocalizedStringKey(entry.city.place.nameKey)) }

  private var condition: Text { Text(LocalizedStringKey(reading.condition.nameKey)) }

  private func temperature(_ size: Double) -> some View {
    Text(verbatim: "\(reading.temperature)°")
      .font(.system(size: size))
      .contentTransition(.numericText(value: Double(reading.temperature)))
  }

  private func symbol(_ size: Double) -> some View {
    Image(systemName: reading.condition.symbolName(isDay: reading.isDay))
      .font(.system(size: size))
      .symbolRenderingMode(.multicolor)
      .foregroundStyle(reading.condition.symbolColor(isDay: reading.isDay))
  }

  private var extremes: some View {
    Text("↑\(entry.high)° ↓\(entry.low)°")
      .font(.caption)
      .foregroundStyle(.secondary)
      .contentTransition(.numericText())
  }

  private var source: some View {
    Text("weather.simulated")
      .font(.caption)
      .foregroundStyle(.secondary)
  }
}
