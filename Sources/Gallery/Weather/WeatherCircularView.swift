import Views
import Weather

/// Where the temperature stands between the lowest and the highest of the day.
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

  /// Where no name goes in, the sky is worth more than a part of it.
  private var place: some View {
    ViewThatFits(in: .horizontal) {
      entry.placeText
      entry.symbol(17)
    }
  }

  /// In the ring's opening.
  @ViewBuilder private var caveat: some View {
    if let caveat = entry.briefCaveat {
      caveat.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension WeatherEntry {
  /// From 0, the lowest of the day, to 1, the highest.
  var share: Double {
    guard let reading, let day, day.low < day.high else { return 0 }
    let (now, low, high) = (
      reading.temperature.celsius, day.low.celsius, day.high.celsius
    )
    return min(max(0, (now - low) / (high - low)), 1)
  }
}
