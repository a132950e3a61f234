import Almanac
import Views
import Weather

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
