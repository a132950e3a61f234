import Almanac
import FoundationEssentials
import Views
import Weather

/// The weather at the selected moment, as large as fits, and what matters then.
struct WeatherHero: View {
  let scene: WeatherScene
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      WeatherTurner(scene: scene).frame(width: .columns(columns))
      ViewThatFits(in: .horizontal) {
        figures(rows >= 20 ? 96 : figureRows > 7 ? 72 : 60, isLarge: true)
        figures(44, isLarge: true)
        figures(44, isLarge: false)
        figures(28, isLarge: false)
      }
      .frame(height: .rows(figureRows), alignment: .leading)
      words
    }
    .frame(width: .columns(columns), height: .rows(rows), alignment: .topLeading)
  }

  /// The rows of the figure; the text below takes six, with a gap.
  private var figureRows: Int { max(4, min(10, rows - 7)) }

  private func figures(_ size: Double, isLarge: Bool) -> some View {
    let size = figureRows < 6 ? min(size, 44) : size
    return HStack(alignment: .center, spacing: 16) {
      scene.shown.temperature(size)
      if isLarge || figureRows < 6 { scene.shown.symbol(min(size, 72)).fixedSize() }
    }
  }

  @ViewBuilder private var words: some View {
    scene.shown.condition
    HStack(spacing: 16) {
      scene.shown.extremes
      if let felt = scene.shown.reading?.feelsLike {
        Text("weather.feels \(scene.shown.degrees(felt))").font(.caption)
          .foregroundStyle(.secondary)
      }
    }
    WeatherLines(scene: scene).padding(.top, rows >= 12 ? 17 : 0)
  }
}

/// What matters now, and tomorrow's weather or the reason why there is no newer data.
struct WeatherLines: View {
  let scene: WeatherScene

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let line = scene.shown.foresightText { line }
      if let fault = scene.fault {
        Text(LocalizedStringKey(fault.sentenceKey)).lineLimit(2).foregroundStyle(.secondary)
      } else {
        ViewThatFits(in: .horizontal) {
          next { Text(LocalizedStringKey($0.condition.briefNameKey)) }
          next { _ in nil }
          Text(verbatim: "")
        }
        .foregroundStyle(.secondary)
      }
    }
  }

  /// The line about the next day, with or without its condition; nil if unknown.
  private func next(sky: (DayWeather) -> Text?) -> Text? {
    let day = scene.shown.today.advanced(by: 1)
    guard scene.shown.reading != nil, let told = scene.now.weather.forecast.day(day)?.reading else {
      return nil
    }
    let name =
      scene.isTomorrow
      ? Text(LocalizedStringKey(day.weekday.key)) : Text("weather.page.next-day")
    let extremes = Text("↑\(scene.shown.degrees(told.high))° ↓\(scene.shown.degrees(told.low))°")
    return [name, sky(told), extremes].compactMap(\.self).reduce(nil) { line, part in
      line.map { $0 + Text(verbatim: " ") + part } ?? part
    }
  }
}
