import FoundationEssentials
import Views
import Weather

extension WeatherEntry {
  var sky: Sky { reading.map { Sky($0.condition, isDay: $0.isDay) } ?? .cloud }

  var placeText: Text { Text(LocalizedStringKey(weather.place.nameKey)) }

  /// The place, shortened if necessary.
  var place: some View {
    ViewThatFits(in: .horizontal) {
      placeText
      ForEach(briefPlaces, id: \.self) { Text(verbatim: $0) }
    }
    .font(.headline)
    .lineLimit(1)
  }

  /// Shorter names: with initials for all words but the last, and the last alone. Korean names are
  /// never abbreviated to syllables; their last word is the most specific.
  private var briefPlaces: [String] {
    let words = weather.place.nameKey.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last else { return [] }
    guard !last.unicodeScalars.contains(where: { "가"..."힣" ~= $0 }) else { return [last] }
    let initials = words.dropLast().compactMap(\.first).map { "\($0)." }
    return [" ", ""].map { (initials + [last]).joined(separator: $0) } + [last]
  }

  var conditionText: Text {
    reading.map { Text(LocalizedStringKey($0.condition.nameKey)) } ?? Text("weather.unknown")
  }

  var briefConditionText: Text {
    reading.map { Text(LocalizedStringKey($0.condition.briefNameKey)) } ?? Text("weather.unknown")
  }

  /// The condition in words; hidden if it would be cut off.
  var condition: some View {
    ViewThatFits(in: .horizontal) {
      conditionText.font(.headline)
      briefConditionText.font(.headline)
      Text(verbatim: "")
    }
  }

  func text(_ temperature: Temperature?) -> Text {
    Text(verbatim: temperature.map { "\(degrees($0))°" } ?? "–°")
  }

  func temperature(_ size: Double) -> some View {
    text(reading?.temperature)
      .font(.system(size: size))
      .contentTransition(.numericText(value: reading?.temperature.celsius ?? 0))
  }

  var extremesText: Text? {
    day.map { Text("↑\(degrees($0.high))° ↓\(degrees($0.low))°") }
  }

  var extremes: some View {
    (extremesText ?? Text(verbatim: ""))
      .font(.caption)
      .foregroundStyle(.secondary)
      .contentTransition(.numericText())
  }

  @ViewBuilder func symbol(_ size: Double) -> some View {
    if let reading {
      WeatherSymbol(condition: reading.condition, isDay: reading.isDay, sky: sky, size: size)
    }
  }

  /// The text to read out.
  var spoken: LocalizedStringKey {
    guard let reading, let day else { return "weather.spoken.unknown \(placeText)" }
    let (now, high, low) = (
      degrees(reading.temperature), degrees(day.high), degrees(day.low)
    )
    return weather.isSimulated
      ? "weather.spoken \(placeText) \(conditionText) \(now) \(high) \(low)"
      : "weather.spoken.true \(placeText) \(conditionText) \(now) \(high) \(low)"
  }
}
