import Views
import Weather

/// The weather now, to be read at a glance: with less room it says less, and with larger type too,
/// so that the temperature is as large as can be.
struct WeatherSmallView: View {
  let entry: WeatherEntry

  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .largeTitle) private var numeral = 44.0
  @ScaledMetric(relativeTo: .title) private var smallNumeral = 28.0

  var body: some View {
    ViewThatFits(in: .vertical) {
      if typeSize.isAccessibilitySize {
        full(numeral: numeral, gap: 17)
        spare
        bare
      } else {
        full(numeral: numeral, rows: 4, gap: 17)
        full(numeral: smallNumeral, rows: 3, gap: 17)
      }
      full(numeral: smallNumeral, rows: 3, gap: 0)
      full(numeral: 17, rows: 1, symbol: 17, gap: 0)
      brief
      least
    }
    .lineLimit(1)
    .contentTransition(.opacity)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .accessibilityLabel(
      """
      weather.spoken \(city) \(condition) \(entry.degrees(reading.temperature)) \
      \(entry.degrees(entry.high)) \(entry.degrees(entry.low))
      """
    )
    .containerBackground(Sky(reading.condition, isDay: reading.isDay).gradient, for: .widget)
  }

  private func full(
    numeral: Double, rows: Double? = nil, symbol size: Double = 36, gap: Double
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: .leading, spacing: gap) {
          city.font(.headline)
          temperature(upTo: numeral, rows: rows)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        symbol(size)
      }
      word
      ViewThatFits(in: .horizontal) {
        if !entry.isSample { marked(extremes, offersRefresh: true) }
        marked(extremes)
        source
      }
    }
  }

  /// Without the day's extremes, for the sake of the temperature.
  private var spare: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      temperature(upTo: numeral, rows: nil).padding(.top, 17)
      HStack {
        word
        Spacer(minLength: 0)
        symbol(17)
      }
    }
  }

  /// A temperature that takes all the room there is.
  private var bare: some View {
    VStack(alignment: .leading, spacing: 17) {
      ViewThatFits(in: .horizontal) {
        marked(
          HStack {
            city.font(.headline)
            symbol(17)
          })
        marked(city.font(.headline))
        source
      }
      temperature(upTo: numeral, rows: 3)
    }
  }

  private var brief: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      now
    }
  }

  private var least: some View {
    ViewThatFits(in: .horizontal) {
      marked(now)
      now
    }
  }
}
