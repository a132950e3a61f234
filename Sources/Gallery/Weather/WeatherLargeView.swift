import Pages
import Views
import Weather

/// The weather now with measured values, the coming hours and days.
struct WeatherLargeView: View {
  let entry: WeatherEntry
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric private var numeral = 44.0

  var body: some View {
    ViewThatFits {
      roomy(numeral: 108, symbol: 108, days: 7, hasCurves: true).inRoom(of: 76, by: 39)
      roomy(numeral: 108, symbol: 96, days: 7).inRoom(of: 56, by: 29)
      roomy(numeral: 60, symbol: 72, days: 6).inRoom(of: 46, by: 24)
      ViewThatFits(in: .vertical) {
        if typeSize.density == .airy {
          whole(days: 3, gap: 17, rowGap: 17)
          whole(days: 3, gap: 0, rowGap: 17)
        }
        if typeSize.density == .tight { whole(days: 6, gap: 17, hourGap: 17) }
        whole(days: 5, gap: 17, hourGap: 17)
        whole(days: 4, gap: 17, hourGap: 17)
        whole(days: 3, gap: 17, hourGap: 17)
        whole(days: 5, gap: 0)
        whole(days: 4, gap: 0)
        whole(days: 3, gap: 0)
        WeatherMediumView(entry: entry)
      }
    }
    .contentTransition(.opacity)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func whole(
    days: Int, gap: Double, hourGap: Double = 0, rowGap: Double = 0
  ) -> some View {
    Later {
      VStack(alignment: .leading, spacing: 0) {
        head(gap: gap)
        Divider()
        HourRow(entry: entry, count: 8, labelGap: hourGap)
        Divider()
        DayRows(entry: entry, count: days, rowGap: rowGap)
        Spacer(minLength: hourGap)
        WeatherFoot(entry: entry)
      }
    }
  }

  /// The layout for a tile that has grown.
  private func roomy(
    numeral: Double, symbol: Double, days: Int, hasCurves: Bool = false
  ) -> some View {
    Later {
      VStack(alignment: .leading, spacing: 0) {
        ViewThatFits(in: .horizontal) {
          head(gap: 17, numeral: numeral, symbol: symbol)
          head(gap: 17, numeral: 60, symbol: 60)
          head(gap: 17)
        }
        Divider()
        HourRow(entry: entry, count: 10, gap: 17)
        Divider()
        if hasCurves {
          HourCurves(entry: entry)
          Divider()
        }
        DayRows(entry: entry, count: days)
        Spacer(minLength: 0)
        WeatherFoot(entry: entry)
      }
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

  private func head(
    gap: Double, numeral: Double, symbol: Double = 60, hasSymbol: Bool = true
  ) -> some View {
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
            WeatherDetails(entry: entry, range: 0..<(numeral > 60 ? 5 : gap > 0 ? 3 : 2))
          }
        }
      }
      Spacer(minLength: 0)
      if hasSymbol { entry.symbol(symbol).fixedSize() }
    }
  }
}
