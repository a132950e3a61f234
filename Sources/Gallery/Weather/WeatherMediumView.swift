import Views
import Weather

/// The weather now beside the coming hours, and what matters in a line.
struct WeatherMediumView: View {
  let entry: WeatherEntry
  @ScaledMetric private var numeral = 44.0

  var body: some View {
    ViewThatFits(in: .vertical) {
      whole(gap: 17, rows: numeral.heroRows)
      whole(gap: 0, rows: numeral.heroRows)
      whole(gap: 0, rows: min(5, numeral.heroRows))
      whole(gap: 17, rows: 4)
      whole(gap: 0, rows: 3)
      WeatherSmallView(entry: entry)
    }
    .contentTransition(.opacity)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func whole(gap: Double, rows: Double) -> some View {
    HStack(alignment: .top, spacing: 8) {
      now(gap: gap, rows: rows).frame(width: 88, alignment: .leading)
      Divider()
      VStack(alignment: .leading, spacing: 0) {
        HourRow(entry: entry, count: 6)
        Spacer(minLength: gap)
        foot
      }
    }
  }

  private func now(gap: Double, rows: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      entry.place
      entry.temperature(numeral)
        .frame(
          maxWidth: .infinity, idealHeight: rows * 17, maxHeight: .infinity, alignment: .topLeading
        )
        .padding(.top, gap)
      entry.condition
      entry.extremes
    }
  }

  private var foot: some View {
    ViewThatFits(in: .horizontal) {
      foot(WeatherMark(entry: entry, detail: .time, offersRefresh: true))
      foot(WeatherMark(entry: entry, offersRefresh: true))
      foot(WeatherMark(entry: entry))
      WeatherMark(entry: entry)
    }
  }

  private func foot(_ mark: WeatherMark) -> some View {
    HStack(spacing: 0) {
      entry.foresightText
      Spacer(minLength: 8)
      mark
    }
  }
}
