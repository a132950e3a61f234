import Views
import Weather

/// The weather now beside the coming hours, and what matters in a line.
struct WeatherMediumView: View {
  let entry: WeatherEntry
  @ScaledMetric private var numeral = 44.0

  var body: some View {
    ViewThatFits {
      roomy(numeral: 120, rows: 10, hourGap: 17, days: 7, details: 3).inRoom(of: 76, by: 17)
      // Rays would touch the hours.
      roomy(numeral: 84, rows: 7, hourGap: 17, days: 4, details: 1).inRoom(of: 56, by: 12)
      roomy(numeral: 84, rows: 7, hourGap: 17, days: 3, details: 1).inRoom(of: 56, by: 12)
      roomy(numeral: 84, rows: 7, hourGap: 0, days: 4, details: 1).inRoom(of: 56, by: 12)
      roomy(numeral: 60, rows: 5, hourGap: 17).inRoom(of: 46, by: 10)
      ViewThatFits(in: .vertical) {
        // Rays would touch the hours.
        whole(gap: 17, rows: numeral.heroRows, labelGap: 17)
        // Air below the hours is worth more than above the line at the foot.
        whole(gap: 17, footGap: 0, rows: numeral.heroRows, labelGap: 17)
        whole(gap: 17, rows: numeral.heroRows)
        whole(gap: 0, rows: numeral.heroRows)
        whole(gap: 0, rows: min(5, numeral.heroRows))
        whole(gap: 17, rows: 4)
        whole(gap: 0, rows: 3)
        WeatherSmallView(entry: entry)
      }
    }
    .contentTransition(.opacity)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func whole(
    gap: Double, footGap: Double? = nil, rows: Double, labelGap: Double = 0
  ) -> some View {
    Later {
      HStack(alignment: .top, spacing: 8) {
        now(gap: gap, rows: rows).frame(width: 88, alignment: .leading)
        Divider()
        VStack(alignment: .leading, spacing: 0) {
          HourRow(entry: entry, count: 6, labelGap: labelGap)
          Spacer(minLength: footGap ?? gap)
          foot
        }
      }
    }
  }

  /// The layout for a tile that has grown.
  private func roomy(
    numeral: Double, rows: Double, hourGap: Double, days: Int = 0, details: Int = 0
  ) -> some View {
    Later {
      HStack(alignment: .top, spacing: 16) {
        now(numeral: max(numeral, self.numeral), gap: 17, rows: rows, details: details)
          .frame(width: 2 * numeral, alignment: .leading)
        Divider()
        VStack(alignment: .leading, spacing: 0) {
          HourRow(entry: entry, count: 8, gap: hourGap)
          if days > 0 {
            Divider()
            DayRows(entry: entry, count: days)
          }
          Spacer(minLength: 0)
          foot
        }
      }
    }
  }

  private func now(gap: Double, rows: Double) -> some View {
    now(numeral: numeral, gap: gap, rows: rows)
  }

  private func now(
    numeral: Double, gap: Double, rows: Double, details: Int = 0
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      entry.place
      entry.temperature(numeral)
        .frame(
          maxWidth: .infinity, idealHeight: rows * 17, maxHeight: .infinity, alignment: .topLeading
        )
        .padding(.top, gap)
      WeatherDetails(entry: entry, range: 0..<details)
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
    Later {
      HStack(spacing: 0) {
        entry.foresightText
        Spacer(minLength: 8)
        mark
      }
    }
  }
}
