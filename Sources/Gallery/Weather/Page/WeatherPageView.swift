import FoundationEssentials
import Pages
import Views
import Weather

/// The weather page, with a layout for each kind of screen, below the alerts if there are any.
struct WeatherPageView: View {
  let scene: WeatherScene
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if alertRows > 0 {
        WeatherAlertRows(entry: scene.now, columns: columns, rows: alertRows)
          .padding(.bottom, .rows(alertGap))
      }
      content
    }
    .lineLimit(1)
    .frame(width: .columns(columns), height: .rows(rows), alignment: .topLeading)
    .accessibilityLabel(scene.shown.spoken)
  }

  /// The rows for alerts; in very little room, the layout has none.
  private var alertRows: Int {
    columns >= 34 && rows >= 8 ? min(scene.now.alerts.count, rows >= 32 ? 3 : 1) : 0
  }

  private var alertGap: Int { rows >= 32 ? 1 : 0 }

  private var rest: Int { alertRows == 0 ? rows : rows - alertRows - alertGap }

  @ViewBuilder private var content: some View {
    switch (columns, rest) {
    case (100..., 30...): WeatherWidePage(scene: scene, columns: columns, rows: rest)
    case (66..., 18...): WeatherBroadPage(scene: scene, columns: columns, rows: rest)
    case (34..., 18...): WeatherTallPage(scene: scene, columns: columns, rows: rest)
    case (34..., 7...): WeatherLowPage(scene: scene, columns: columns, rows: rest)
    default: WeatherLeastPage(entry: scene.now)
    }
  }
}

/// Some hours from the selected one on, each in a column that can be pressed.
struct HourStrip: View {
  let scene: WeatherScene
  let columns: Int

  private static let width = 7

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(Array(hours.enumerated()), id: \.offset) { _, hour in
        if let url = WeatherGesture.hour(hour.date).url {
          Link(destination: url) { column(hour) }
        }
      }
    }
  }

  private var hours: [Forecast.Hour] {
    let all = scene.hours(WeatherScene.hours + 12).filter { $0.date >= scene.shown.date }
    return Array(all.prefix(max(1, columns / Self.width)))
  }

  private func column(_ hour: Forecast.Hour) -> some View {
    VStack(spacing: 0) {
      name(of: hour)
      HStack(spacing: 0) {
        WeatherSymbol(
          condition: hour.reading.condition, isDay: hour.reading.isDay, sky: scene.shown.sky,
          size: 17)
        Text(verbatim: chance(of: hour)).font(.caption)
          .foregroundStyle(scene.shown.sky.dropColor)
      }
      scene.now.text(hour.reading.temperature).font(.headline)
    }
    .frame(width: .columns(Self.width))
  }

  private func chance(of hour: Forecast.Hour) -> String {
    let chance = hour.reading.precipitationChance ?? 0
    return chance >= Likelihood.leastPossible ? " \(chance)" : ""
  }

  @ViewBuilder private func name(of hour: Forecast.Hour) -> some View {
    if hour.date == scene.now.date {
      Text("weather.now").font(.caption)
    } else {
      HourLabel(entry: scene.now, date: hour.date)
        .font(hour.date == scene.shown.date ? .headline : .caption)
    }
  }
}

/// An alert in a row: what is expected and until when, and as much more as fits.
struct WeatherAlertRow: View {
  let entry: WeatherEntry
  let alert: WeatherAlert

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(spot, issuer, details)
      row(spot, issuer)
      row(issuer)
      row()
      HStack(spacing: 8) {
        sign
        name
      }
    }
    .lineLimit(1)
  }

  private func row(_ others: String?...) -> some View {
    HStack(spacing: 8) {
      sign
      name
      entry.span(of: alert)
      ForEach(others.compactMap(\.self), id: \.self) { other in
        Text(verbatim: "· \(other)").foregroundStyle(.secondary)
      }
    }
  }

  private var sign: some View { Image(systemName: "exclamationmark.triangle") }
  private var name: Text { entry.name(of: alert).bold() }
  private var spot: String? { alert.area }
  private var issuer: String? { alert.issuer }
  private var details: String? { alert.details }
}

/// The most severe alerts above a page, in as many rows as it has for them.
struct WeatherAlertRows: View {
  let entry: WeatherEntry
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(entry.alerts.prefix(rows).enumerated()), id: \.offset) { index, alert in
        HStack(spacing: 8) {
          WeatherAlertRow(entry: entry, alert: alert)
          Spacer(minLength: 0)
          if index == rows - 1, entry.alerts.count > rows {
            Text("weather.alert.more \(entry.alerts.count - rows)").foregroundStyle(.secondary)
          }
        }
        .padding(.horizontal, 16)
        .frame(width: .columns(columns), height: .rows(1))
      }
    }
    .background(Color.primary.opacity(0.15), in: RoundedRectangle(cornerRadius: 0))
  }
}

/// The page on a usual terminal: now beside the hours, and below them the days beside the measured
/// values.
struct WeatherBroadPage: View {
  let scene: WeatherScene
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 16) {
        WeatherHero(scene: scene, columns: heroColumns, rows: upperRows)
        HoursCard(
          scene: scene,
          room: CardRoom(columns: columns - heroColumns - 2, rows: upperRows, padding: 0))
      }
      VisitRow(scene: scene, columns: columns)
      HStack(alignment: .top, spacing: 16) {
        WeekCard(scene: scene, room: CardRoom(columns: weekColumns, rows: lowerRows, padding: 0))
        FiguresCard(
          scene: scene,
          room: CardRoom(columns: columns - weekColumns - 2, rows: lowerRows, padding: 0))
      }
    }
  }

  private var heroColumns: Int { 26 }
  /// The rows of the upper half; days and values need at most ten.
  private var upperRows: Int { max((rows - 1) / 2 + 1, rows - 11) }
  private var lowerRows: Int { rows - upperRows - 1 }
  private var weekColumns: Int { max(35, columns * 9 / 20) }
}

/// The selected moment in few rows: the temperature beside the other text.
struct WeatherHeadline: View {
  let scene: WeatherScene
  let columns: Int

  static let rows = 4

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      scene.shown.temperature(44).frame(height: .rows(Self.rows)).fixedSize()
      VStack(alignment: .leading, spacing: 0) {
        WeatherTurner(scene: scene)
        HStack(spacing: 8) {
          scene.shown.symbol(17)
          scene.shown.condition
        }
        HStack(spacing: 8) {
          scene.shown.extremes
          if let felt = scene.shown.reading?.feelsLike {
            Text("weather.feels \(scene.shown.degrees(felt))").font(.caption)
              .foregroundStyle(.secondary)
          }
        }
        if let line = scene.shown.foresightText { line.font(.caption) }
      }
    }
    .frame(width: .columns(columns), height: .rows(Self.rows), alignment: .topLeading)
  }
}

/// The page in very little room: the weather now, on as many rows as there are, without other hours
/// because there is no room to name them.
struct WeatherLeastPage: View {
  let entry: WeatherEntry

  var body: some View {
    ViewThatFits(in: .vertical) {
      ForEach(Array(stride(from: 4, through: 1, by: -1)), id: \.self) { rows($0) }
    }
  }

  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) {
          entry.text(entry.reading?.temperature).bold()
          entry.symbol(17)
          entry.briefConditionText
        }
        HStack(spacing: 8) {
          entry.text(entry.reading?.temperature).bold()
          entry.symbol(17)
        }
        entry.text(entry.reading?.temperature).bold()
      }
      if count > 1 { entry.extremes }
      if count > 2, let line = entry.alertText ?? entry.foresightText { line.font(.caption) }
      if count > 3 { WeatherDetails(entry: entry, range: 0..<1) }
    }
  }
}

/// The page on a low screen: the moment, some hours, and the measured values that fit.
struct WeatherLowPage: View {
  let scene: WeatherScene
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      WeatherHeadline(scene: scene, columns: columns - 2)
      if rows >= 8 { VisitRow(scene: scene, columns: columns - 2) }
      HourStrip(scene: scene, columns: columns - 2)
      ForEach(Array(figures.prefix(max(0, rows - 8))), id: \.self) { kind in
        FigureRow(kind: kind, scene: scene)
      }
    }
    .padding(.horizontal, 8)
  }

  private var figures: [WeatherFigure.Kind] { [.wind, .humidity, .rain, .uv, .pressure] }
}

/// The page on a narrow, tall screen: one part below another.
struct WeatherTallPage: View {
  let scene: WeatherScene
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      WeatherHeadline(scene: scene, columns: columns - 4)
        .padding(.horizontal, 16)
      VisitRow(scene: scene, columns: columns - 4).padding(.horizontal, 16)
      HoursCard(scene: scene, room: CardRoom(columns: columns, rows: hourRows, padding: 0))
        .padding(.bottom, 17)
      WeekCard(scene: scene, room: CardRoom(columns: columns, rows: weekRows, padding: 0))
      if hasFigures {
        FiguresCard(scene: scene, room: CardRoom(columns: columns, rows: figureRows, padding: 0))
          .padding(.top, 17)
      }
    }
  }

  /// The rows left for hours, days and values.
  private var rest: Int { rows - WeatherHeadline.rows - 2 }
  private var hasFigures: Bool { rest >= 22 }
  private var weekRows: Int { min(8, rest - 8) }
  private var figureRows: Int { min(8, rest - weekRows - 9) }
  private var hourRows: Int { rest - weekRows - (hasFigures ? figureRows + 1 : 0) }
}
