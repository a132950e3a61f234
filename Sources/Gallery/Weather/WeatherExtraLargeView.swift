import Pages
import Views
import Weather

/// All known weather: now, the coming hours and days, and curves.
struct WeatherExtraLargeView: View {
  let entry: WeatherEntry
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric private var numeral = 72.0

  var body: some View {
    ViewThatFits {
      roomy(numeral: 192, rowGap: 17).inRoom(of: 158, by: 38)
      roomy(numeral: 132, rowGap: 17).inRoom(of: 118, by: 28)
      roomy(numeral: 96).inRoom(of: 98, by: 23)
      ViewThatFits(in: .vertical) {
        if typeSize.density == .airy {
          ForEach([numeral, 80], id: \.self) { size in
            whole(numeral: size, rows: size.heroRows, days: 4, rowGap: 17)
          }
        }
        whole(numeral: min(numeral, 80), rows: min(7, numeral.heroRows), days: 7, labelGap: 17)
        whole(numeral: min(numeral, 72), rows: 6, days: 7, labelGap: 17)
        whole(numeral: min(numeral, 72), rows: 6, days: 7)
        whole(numeral: 44, rows: 4, days: 5)
        whole(numeral: 44, rows: 4, days: 3)
        WeatherLargeView(entry: entry)
      }
    }
    .contentTransition(.opacity)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The layout for a tile that has grown.
  private func roomy(numeral: Double, rowGap: Double = 0) -> some View {
    whole(
      numeral: numeral, rows: numeral.heroRows, days: 7, rowGap: rowGap, hourGap: 17,
      mostCurve: 255)
  }

  private func whole(
    numeral: Double, rows: Double, days: Int, rowGap: Double = 0, hourGap: Double = 0,
    labelGap: Double = 0, mostCurve: Double = 85
  ) -> some View {
    Later {
      HStack(alignment: .top, spacing: 16) {
        VStack(alignment: .leading, spacing: 0) {
          now(numeral: numeral, rows: rows)
          Spacer(minLength: 0)
          Divider()
          HourRow(
            entry: entry, count: hourGap > 0 ? 10 : 8, gap: hourGap, labelGap: labelGap)
          Spacer(minLength: 0)
          WeatherFoot(entry: entry)
        }
        .frame(maxWidth: .infinity)
        Divider()
        VStack(spacing: 0) {
          DayRows(entry: entry, count: days, rowGap: rowGap)
          Divider()
          HourCurves(entry: entry, most: mostCurve)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  private func now(numeral: Double, rows: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: .leading, spacing: 17) {
          entry.place
          entry.temperature(numeral).frame(height: rows * 17, alignment: .topLeading)
        }
        Spacer(minLength: 8)
        entry.symbol(numeral).fixedSize()
      }
      ViewThatFits(in: .horizontal) {
        words(entry.conditionText, detailColumns: 2)
        words(entry.briefConditionText, detailColumns: 2)
        words(entry.conditionText, detailColumns: 1)
      }
      .padding(.top, 17)
    }
  }

  private func words(_ condition: Text, detailColumns: Int) -> some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        condition.font(.headline)
        entry.extremes
      }
      ForEach(0..<detailColumns, id: \.self) { column in
        WeatherDetails(entry: entry, range: (2 * column)..<(2 * column + 2))
      }
    }
  }
}
