import Views
import Weather

/// The weather now with what else was measured, of the hours and of the days to come.
struct WeatherLargeView: View {
  let entry: WeatherEntry
  @ScaledMetric(relativeTo: .largeTitle) private var numeral = 44.0

  var body: some View {
    ViewThatFits(in: .vertical) {
      whole(days: 5, gap: 17)
      whole(days: 5, gap: 0)
      whole(days: 4, gap: 0)
      whole(days: 3, gap: 0)
      WeatherMediumView(entry: entry)
    }
    .contentTransition(.opacity)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func whole(days: Int, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      head(gap: gap)
      Divider()
      HourRow(entry: entry, count: 8)
      Divider()
      DayRows(entry: entry, count: days)
      Spacer(minLength: 0)
      WeatherFoot(entry: entry)
    }
  }

  private func head(gap: Double) -> some View {
    HStack(alignment: .top, spacing: 8) {
      VStack(alignment: .leading, spacing: gap) {
        entry.place
        HStack(alignment: .top, spacing: 16) {
          entry.temperature(numeral).frame(height: 68, alignment: .topLeading).layoutPriority(1)
          VStack(alignment: .leading, spacing: 0) {
            entry.condition
            entry.extremes
            WeatherDetails(entry: entry, count: 2)
          }
        }
      }
      Spacer(minLength: 0)
      entry.symbol(60).fixedSize()
    }
  }
}
