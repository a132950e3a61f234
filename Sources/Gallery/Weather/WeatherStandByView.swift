import Views
import Weather

/// The weather now, to be read from afar.
struct WeatherStandByView: View {
  let entry: WeatherEntry
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    StandByCard(entry.placeText) {
      entry.symbol(26)
    } hero: {
      temperature
    } first: {
      StandByText([entry.conditionText, entry.briefConditionText], weight: .semibold)
    } second: {
      HStack(spacing: 12) {
        StandByText([entry.extremesText], weight: .regular)
        Spacer(minLength: 0)
        WhereDrawn { WeatherMark(entry: entry, isDrawn: true).neverLeftOut() }
      }
    } bar: {
      if let day = entry.day, !redactionReasons.hideWhatIsKnown { bar(of: day) }
    } foot: {
      foot
    }
  }

  @ViewBuilder private var temperature: some View {
    let number = entry.text(entry.reading?.temperature)
      .font(.system(size: StandByHero.size, weight: .semibold))
      .contentTransition(.numericText(value: entry.reading?.temperature.celsius ?? 0))
    if let reading = entry.reading {
      number.foregroundStyle(Heat.gradient(around: reading.temperature))
    } else {
      number
    }
  }

  /// Today's temperatures among those of the week.
  private func bar(of day: DayWeather) -> some View {
    let days = entry.days(7).map(\.reading)
    let low = days.map(\.low.celsius).min() ?? day.low.celsius
    let high = days.map(\.high.celsius).max() ?? day.high.celsius
    let length = max(1, high - low)
    let start = (day.low.celsius - low) / length
    return StandByBar(
      start...max(start, min(1, (day.high.celsius - low) / length)),
      gradient: Heat.gradient(from: day.low, to: day.high))
  }

  private var foot: some View {
    ViewThatFits(in: .horizontal) {
      foot(entry.foresightText, felt)
      foot(entry.foresightText, nil)
      foot(nil, felt)
      foot(nil, nil)
    }
  }

  private func foot(_ first: Text?, _ second: Text?) -> some View {
    HStack(spacing: 16) {
      first.map { $0.font(.headline) }
      second.map { $0.font(.headline.weight(.regular)).foregroundStyle(.secondary) }
      Spacer(minLength: 0)
      WeatherMark(entry: entry, offersRefresh: true)
    }
  }

  private var felt: Text? {
    entry.reading?.feelsLike.map { Text("weather.feels \(entry.degrees($0))") }
  }
}
