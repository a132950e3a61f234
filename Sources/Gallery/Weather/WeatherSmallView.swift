import Views
import Weather

/// The weather now, to be read at a glance: with less room it says less, and with larger type too,
/// so that the temperature is as large as can be.
struct WeatherSmallView: View {
  let entry: WeatherEntry

  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.strings) private var strings
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
    .contentTransition(.opacity)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private func full(
    numeral: Double, rows: Double? = nil, symbol size: Double = 36, gap: Double
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if hasLongName {
        entry.place
        HStack(alignment: .top, spacing: 0) {
          temperature(upTo: numeral, rows: rows)
            .padding(.top, gap)
            .frame(maxWidth: .infinity, alignment: .leading)
          entry.symbol(size)
        }
      } else {
        HStack(alignment: .top, spacing: 0) {
          VStack(alignment: .leading, spacing: gap) {
            entry.placeText.font(.headline)
            temperature(upTo: numeral, rows: rows)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          entry.symbol(size)
        }
      }
      entry.condition
      ViewThatFits(in: .horizontal) {
        if !entry.news.isSample {
          marked(entry.extremes, by: WeatherMark(entry: entry, detail: .time, offersRefresh: true))
          marked(entry.extremes, by: WeatherMark(entry: entry, offersRefresh: true))
        }
        marked(entry.extremes)
        WeatherMark(entry: entry)
      }
    }
  }

  /// Whether the symbol has to stand below the name.
  private var hasLongName: Bool {
    let key = entry.news.place.nameKey
    return (strings[key] ?? key).unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } > 11
  }

  /// As large as there is room for between the day's extremes and what the symbol shows in words.
  private var spare: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      extremes
      temperature(upTo: numeral, rows: nil)
      entry.condition
    }
  }

  /// A temperature that takes all the room there is.
  private var bare: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      extremes
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

  /// Where it is, and that the weather is made up.
  private var heading: some View {
    ViewThatFits(in: .horizontal) {
      marked(entry.placeText.font(.headline))
      marked(entry.place)
      WeatherMark(entry: entry)
    }
  }

  private var extremes: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 0) {
        entry.extremes
        Spacer(minLength: 8)
        entry.symbol(17)
      }
      entry.extremes
      entry.symbol(17)
    }
  }

  private var now: some View {
    HStack {
      entry.temperature(17)
      entry.symbol(17)
    }
  }

  /// The temperature in what room there is, of which so many rows would do.
  private func temperature(upTo size: Double, rows: Double?) -> some View {
    entry.temperature(size)
      .frame(idealHeight: rows.map { $0 * 17 }, maxHeight: .infinity, alignment: .topLeading)
  }

  /// What stands before the mark that the weather is made up, which is never left out for it.
  private func marked(_ content: some View, by mark: WeatherMark? = nil) -> some View {
    HStack(spacing: 0) {
      content.layoutPriority(1)
      Spacer(minLength: 8)
      mark ?? WeatherMark(entry: entry)
    }
  }
}
