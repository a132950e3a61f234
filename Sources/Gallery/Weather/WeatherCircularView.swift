import Views
import Weather

/// The current temperature between the day's low and high.
struct WeatherCircularView: View {
  let entry: WeatherEntry

  var body: some View {
    Gauge(value: entry.share) {
      entry.accessoryCaption
    } currentValueLabel: {
      entry.text(entry.reading?.temperature)
        .bold()
        .contentTransition(.numericText(value: entry.reading?.temperature.celsius ?? 0))
    }
    .gaugeStyle(.accessoryCircular)
    .tint(Gradient.coldToHot)
    .widgetAccentable()
  }
}

extension WeatherEntry {
  /// The age or source if it must be told, or else the place, or the symbol if the name doesn't fit: a
  /// whole symbol is better than half a name.
  @ViewBuilder var accessoryCaption: some View {
    if let briefCaveat {
      briefCaveat
    } else {
      ViewThatFits(in: .horizontal) {
        placeText
        symbol(17)
      }
    }
  }

  /// The position of the temperature between the day's low, 0, and high, 1.
  var share: Double {
    guard let reading, let day, day.low < day.high else { return 0 }
    let (now, low, high) = (
      reading.temperature.celsius, day.low.celsius, day.high.celsius
    )
    return min(max(0, (now - low) / (high - low)), 1)
  }
}
