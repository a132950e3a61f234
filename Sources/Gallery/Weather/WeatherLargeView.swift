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
      if entry.caveat == nil { entry.foresightText }
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
