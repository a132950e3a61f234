import Pages
import Views
import Weather

/// The weather now with measured values, the coming hours and days.
struct WeatherLargeView: View {
  let entry: WeatherEntry
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric private var numeral = 44.0

  var body: some View {
    ViewThatFits(in: .vertical) {
      if typeSize.density == .airy {
        whole(days: 3, gap: 17, rowGap: 17)
        whole(days: 3, gap: 0, rowGap: 17)
      }
      if typeSize.density == .tight { whole(days: 6, gap: 17) }
      whole(days: 5, gap: 17)
      whole(days: 5, gap: 0)
      whole(days: 4, gap: 0)
      whole(days: 3, gap: 0)
      WeatherMediumView(entry: entry)
    }
    .contentTransition(.opacity)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func whole(days: Int, gap: Double, rowGap: Double = 0) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      head(gap: gap)
      Divider()
      HourRow(entry: entry, count: 8)
      Divider()
      DayRows(entry: entry, count: days, rowGap: rowGap)
      Spacer(minLength: 0)
      WeatherFoot(entry: entry)
    }
  }

  /// The header; a large temperature gives way first, then the symbol.
  private func head(gap: Double) -> some View {
    ViewThatFits(in: .horizontal) {
      head(gap: gap, numeral: min(numeral, 60))
      head(gap: gap, numeral: min(numeral, 44))
      head(gap: gap, numeral: 28)
      head(gap: gap, numeral: 28, hasSymbol: false)
    }
  }

  private func head(gap: Double, numeral: Double, hasSymbol: Bool = true) -> some View {
    HStack(alignment: .top, spacing: 8) {
      VStack(alignment: .leading, spacing: 0) {
        entry.place
        HStack(alignment: .top, spacing: 16) {
          entry.temperature(numeral)
            .frame(height: numeral.heroRows * 17, alignment: .topLeading)
            .padding(.top, gap)
          VStack(alignment: .leading, spacing: 0) {
            entry.condition
            entry.extremes
            WeatherDetails(entry: entry, range: 0..<(gap > 0 ? 3 : 2))
          }
        }
      }
      Spacer(minLength: 0)
      if hasSymbol { entry.symbol(60).fixedSize() }
    }
  }
}
