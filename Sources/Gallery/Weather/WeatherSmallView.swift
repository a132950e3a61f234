import Views
import Weather
import System

/// The weather now at a glance. In less room or with larger text, it drops parts to keep the
/// temperature large.
struct WeatherSmallView: View {
  let entry: WeatherEntry

  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.strings) private var strings
  @ScaledMetric private var numeral = 44.0
  @ScaledMetric(relativeTo: .title) private var smallNumeral = 28.0

  var body: some View {
    ViewThatFits {
      roomy(numeral: 120, rows: 10, symbol: 96, details: 3).inRoom(of: 34, by: 17)
      roomy(numeral: 84, rows: 7, symbol: 60, details: 1).inRoom(of: 25, by: 12)
      roomy(numeral: 60, rows: 5, symbol: 44).inRoom(of: 20, by: 10)
      ViewThatFits(in: .vertical) {
        if typeSize.isAccessibilitySize {
          full(numeral: numeral, gap: 17)
          spare(rows: nil)
          if typeSize < .accessibility3 { spare(rows: 5) }
          bare
        } else {
          full(numeral: numeral, rows: numeral.heroRows, gap: 17)
          // A larger temperature takes the gap before it gives way.
          full(numeral: numeral, rows: numeral.heroRows, gap: 0)
          full(numeral: min(numeral, 48), rows: 4, gap: 17)
          full(numeral: min(numeral, 48), rows: 4, gap: 0)
          full(numeral: smallNumeral, rows: 3, gap: 17)
        }
        full(numeral: smallNumeral, rows: 3, gap: 0)
        full(numeral: 17, rows: 1, symbol: 17, gap: 0)
        brief
        least
      }
    }
    .contentTransition(.opacity)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  /// The layout for a tile that has grown.
  private func roomy(
    numeral: Double, rows: Double, symbol: Double, details: Int = 0
  ) -> some View {
    full(
      numeral: max(numeral, self.numeral), rows: rows, symbol: symbol, gap: 17, details: details)
  }

  private func full(
    numeral: Double, rows: Double? = nil, symbol size: Double = 36, gap: Double, details: Int = 0
  ) -> some View {
    Later {
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
        WeatherDetails(entry: entry, range: 0..<details)
        entry.condition
        ViewThatFits(in: .horizontal) {
          if !entry.weather.isSample {
            marked(
              entry.extremes, by: WeatherMark(entry: entry, detail: .time, offersRefresh: true))
            marked(entry.extremes, by: WeatherMark(entry: entry, offersRefresh: true))
          }
          marked(entry.extremes)
          WeatherMark(entry: entry)
        }
      }
    }
  }

  /// Whether the symbol has to go below the name.
  private var hasLongName: Bool {
    let key = entry.weather.place.nameKey
    return (strings[key] ?? key).unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } > 11
  }

  /// The layout with the temperature between the day's extremes and the condition.
  private func spare(rows: Double?) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      extremes
      temperature(upTo: numeral, rows: rows)
      entry.condition
    }
  }

  /// The layout in which the temperature takes all the room.
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

  /// The place, and the age of the weather if necessary.
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

  /// The temperature in the available room, ideally on a number of rows.
  private func temperature(upTo size: Double, rows: Double?) -> some View {
    entry.temperature(size)
      .frame(idealHeight: rows.map { $0 * 17 }, maxHeight: .infinity, alignment: .topLeading)
  }

  /// Content beside the age of the weather, which is never dropped.
  private func marked(_ content: some View, by mark: WeatherMark? = nil) -> some View {
    HStack(spacing: 0) {
      content.layoutPriority(1)
      Spacer(minLength: 8)
      mark ?? WeatherMark(entry: entry)
    }
  }
}
