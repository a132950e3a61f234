import Almanac
import FoundationEssentials
import Views
import Weather

extension WeatherEntry {
  /// The alerts that aren't over, the most severe first.
  var alerts: [WeatherAlert] {
    freshness == .expired ? [] : weather.report.alerts.filter { $0.end > viewed }
  }

  func name(of alert: WeatherAlert) -> Text { Text(LocalizedStringKey(alert.nameKey)) }

  /// From when, unless it has begun, and until when an alert holds.
  func span(of alert: WeatherAlert) -> Text {
    alert.start > viewed
      ? Text("weather.alert.span \(moment(alert.start)) \(moment(alert.end))")
      : Text("weather.alert.until \(moment(alert.end))")
  }

  /// The most severe alert, in one line; nil if there is none.
  var alertText: Text? {
    alerts.first.map { Text("weather.alert.line \(name(of: $0)) \(span(of: $0))") }
  }

  /// An hour, with its day if that isn't today.
  private func moment(_ date: Date) -> Text {
    let day = weather.zone.civil(at: date).day
    let today = weather.zone.civil(at: viewed).day
    let hour = Text(weather.shown(date), format: .dateTime.hour())
    if day == today { return hour }
    if day == today.advanced(by: 1) { return Text("weather.page.tomorrow \(hour)") }
    return Text("weather.alert.day \(Text(LocalizedStringKey(day.weekday.key))) \(hour)")
  }
}
