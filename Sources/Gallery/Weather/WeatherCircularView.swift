import Views
import Weather

/// The current temperature between the day's low and high.
struct WeatherCircularView: View {
  let entry: WeatherEntry

  var body: some View {
    Gauge(value: entry.share) {
      place
    } currentValueLabel: {
      entry.text(entry.reading?.temperature)
        .bold()
        .contentTransition(.numericText(value: entry.reading?.temperature.celsius ?? 0))
    }
    .gaugeStyle(.accessoryCircular)
    .tint(Gradient.coldToHot)
    .widgetAccentable()
    .overlay(alignment: .bottom) { caveat }
  }

  /// The place, or the symbol if the name doesn't fit: a whole symbol is better than half a name.
  private var place: some View {
    ViewThatFits(in: .horizontal) {
      entry.placeText
      entry.symbol(17)
    }
  }

  /// The age or source, in the opening of the ring.
  @ViewBuilder private var caveat: some View {
    if let caveat = entry.briefCaveat {
      caveat.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension WeatherEntry {
  /// The position of the temperature between the day's low, 0, and high, 1.
  var share: Double {
    guard let reading, let day, day.low < day.high else { return 0 }
    let (now, low, high) = (
      reading.temperature.celsius, day.low.celsius, day.high.celsius
    )
    return min(max(0, (now - low) / (high - low)), 1)
  }
}
