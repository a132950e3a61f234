import Pages
import Timelines
import Views
import Weather

/// The weather widget, with a layout for each family, on its sky.
struct WeatherView: View {
  let entry: WeatherEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.isReadFromAfar) private var isAfar

  var body: some View {
    content
      .lineLimit(1)
      .accessibilityLabel(entry.spoken)
      .containerBackground(entry.sky.gradient, for: .widget)
      .widgetURL(link?.url)
  }

  /// A sample, which may stand in for any place, leads to the place of its tile.
  private var link: WeatherLink? {
    entry.weather.isSample ? .tile : WeatherLink(to: entry.weather.place)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .systemMedium: WeatherMediumView(entry: entry)
    case .systemLarge: WeatherLargeView(entry: entry)
    case .systemExtraLarge: WeatherExtraLargeView(entry: entry)
    case .accessoryCircular: WeatherCircularView(entry: entry)
    case .accessoryCorner: WeatherCornerView(entry: entry)
    case .accessoryRectangular: WeatherRectangularView(entry: entry)
    case .accessoryInline: WeatherInlineView(entry: entry)
    case .systemSmall where isAfar: WeatherStandByView(entry: entry)
    default: WeatherSmallView(entry: entry)
    }
  }
}

/// The current temperature between the day's low and high.
struct WeatherCircularView: View {
  let entry: WeatherEntry

  var body: some View {
    Gauge(value: entry.share) {
      entry.accessoryCaption
    } currentValueLabel: {
      entry.text(entry.reading?.temperature)
        .bold()
        .contentTransition(.numericText(value: entry.reading?.temperature.celsius ?? 0))
    }
    .gaugeStyle(.accessoryCircular)
    .tint(Gradient.coldToHot)
    .widgetAccentable()
  }
}

extension WeatherEntry {
  /// The age or source if it must be told, or else the place, or the symbol if the name doesn't fit: a
  /// whole symbol is better than half a name.
  @ViewBuilder var accessoryCaption: some View {
    if let briefCaveat {
      briefCaveat
    } else {
      ViewThatFits(in: .horizontal) {
        placeText
        symbol(17)
      }
    }
  }

  /// The position of the temperature between the day's low, 0, and high, 1.
  var share: Double {
    guard let reading, let day, day.low < day.high else { return 0 }
    let (now, low, high) = (
      reading.temperature.celsius, day.low.celsius, day.high.celsius
    )
    return min(max(0, (now - low) / (high - low)), 1)
  }
}

/// The temperature in a corner, on an arc between the day's low and high.
struct WeatherCornerView: View {
  let entry: WeatherEntry

  var body: some View {
    CornerGauge(share: entry.share) {
      entry.temperature(17)
    } caption: {
      entry.accessoryCaption
    }
  }
}

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

/// The condition and temperature on one row, and what matters now if it fits; in large figures where
/// there are several rows.
struct WeatherInlineView: View {
  let entry: WeatherEntry

  var body: some View {
    ViewThatFits {
      large(72)
      large(48)
      row
    }
  }

  private func large(_ size: Double) -> some View {
    HStack(alignment: .bottom, spacing: 12) {
      // The caveat is below, because beside the temperature it would move both out of the middle.
      if let caveat = entry.caveat {
        VStack(spacing: 0) {
          entry.symbol(size * 0.75)
          caveat.foregroundStyle(.secondary)
        }
      } else {
        entry.symbol(size)
      }
      temperature.font(.system(size: size, weight: .semibold))
    }
    .frame(minHeight: size.heroRows * 17)
  }

  private var row: some View {
    HStack(spacing: 8) {
      entry.symbol(17)
      ViewThatFits(in: .horizontal) {
        if let foresight = entry.foresightText {
          joined([now, foresight, entry.caveat])
        }
        joined([now, entry.caveat])
        joined([temperature, entry.caveat])
        temperature
      }
    }
  }

  private var temperature: Text { entry.text(entry.reading?.temperature) }

  private var now: Text { entry.conditionText + Text(verbatim: " ") + temperature }

  private func joined(_ parts: [Text?]) -> Text {
    let parts = parts.compactMap(\.self)
    return parts.dropFirst().reduce(parts.first ?? Text(verbatim: "")) {
      $0 + Text(verbatim: " · ") + $1
    }
  }
}

/// The weather now, to be read from afar.
struct WeatherStandByView: View {
  let entry: WeatherEntry
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    StandByCard(entry.placeText) {
      entry.symbol(26)
    } hero: {
      temperature
    } first: {
      StandByText([entry.conditionText, entry.briefConditionText], weight: .semibold)
    } second: {
      HStack(spacing: 12) {
        StandByText([entry.extremesText], weight: .regular)
        Spacer(minLength: 0)
        WhereDrawn { WeatherMark(entry: entry, isDrawn: true).neverLeftOut() }
      }
    } bar: {
      if let day = entry.day, !redactionReasons.hideWhatIsKnown { bar(of: day) }
    } foot: {
      foot
    }
  }

  @ViewBuilder private var temperature: some View {
    let font = Font.system(size: StandByHero.size, weight: .semibold)
    if let reading = entry.reading {
      entry.text(reading.temperature)
        .font(font)
        .contentTransition(.numericText(value: reading.temperature.celsius))
        .foregroundStyle(Heat.gradient(around: reading.temperature))
    } else {
      // Large letters have no dash.
      Text(verbatim: "--°").font(font)
    }
  }

  /// Today's temperatures among those of the week.
  private func bar(of day: DayWeather) -> some View {
    let days = entry.days(7).map(\.reading)
    let low = days.map(\.low.celsius).min() ?? day.low.celsius
    let high = days.map(\.high.celsius).max() ?? day.high.celsius
    let length = max(1, high - low)
    let start = (day.low.celsius - low) / length
    return StandByBar(
      start...max(start, min(1, (day.high.celsius - low) / length)),
      gradient: Heat.gradient(from: day.low, to: day.high))
  }

  private var foot: some View {
    ViewThatFits(in: .horizontal) {
      foot(entry.foresightText, felt)
      foot(entry.foresightText, nil)
      foot(nil, felt)
      foot(nil, nil)
    }
  }

  private func foot(_ first: Text?, _ second: Text?) -> some View {
    HStack(spacing: 16) {
      first.map { $0.font(.headline) }
      second.map { $0.font(.headline.weight(.regular)).foregroundStyle(.secondary) }
      Spacer(minLength: 0)
      WeatherMark(entry: entry, offersRefresh: true)
    }
  }

  private var felt: Text? {
    entry.reading?.feelsLike.map { Text("weather.feels \(entry.degrees($0))") }
  }
}
