import Views
import Weather

/// Where the temperature stands between the lowest and the highest of the day.
struct WeatherCircularView: View {
  let entry: WeatherEntry

  var body: some View {
    Gauge(value: entry.share) {
      caption
    } currentValueLabel: {
      entry.text(entry.reading?.temperature)
        .bold()
        .contentTransition(.numericText(value: entry.reading?.temperature.celsius ?? 0))
    }
    .gaugeStyle(.accessoryCircular)
    .tint(Gradient.coldToHot)
    .widgetAccentable()
  }

  /// What has to be said comes before where it is.
  private var caption: Text {
    if case .old(let hours) = entry.freshness { return Text("weather.age.brief \(hours)") }
    return entry.caveat ?? entry.placeText
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
