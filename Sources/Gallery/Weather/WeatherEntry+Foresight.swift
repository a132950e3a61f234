import FoundationEssentials
import Views
import Weather

extension WeatherEntry {
  /// The most important change, in one line; nil if there is none.
  var foresightText: Text? { foresight.map(text) }

  private func text(_ foresight: Foresight) -> Text {
    switch foresight {
    case .begins(let condition, let date, let isTomorrow):
      isTomorrow
        ? Text("weather.line.begins.tomorrow \(hour(date)) \(name(condition))")
        : Text("weather.line.begins \(hour(date)) \(name(condition))")
    case .mayBegin(let condition, let date, let isTomorrow):
      isTomorrow
        ? Text("weather.line.may-begin.tomorrow \(hour(date)) \(name(condition))")
        : Text("weather.line.may-begin \(hour(date)) \(name(condition))")
    case .mayClear(let date, let isTomorrow):
      isTomorrow
        ? Text("weather.line.may-clear.tomorrow \(hour(date))")
        : Text("weather.line.may-clear \(hour(date))")
    case .clears(let date, let isTomorrow):
      isTomorrow
        ? Text("weather.line.clears.tomorrow \(hour(date))")
        : Text("weather.line.clears \(hour(date))")
    case .turns(let condition, let date, let isTomorrow):
      isTomorrow
        ? Text("weather.line.turns.tomorrow \(hour(date)) \(name(condition))")
        : Text("weather.line.turns \(hour(date)) \(name(condition))")
    case .warms(let temperature, let date):
      Text("weather.line.warms \(hour(date)) \(text(temperature))")
    case .cools(let temperature, let date):
      Text("weather.line.cools \(hour(date)) \(text(temperature))")
    case .sunset(let date): Text("weather.line.sunset \(time(date))")
    case .sunrise(let date): Text("weather.line.sunrise \(time(date))")
    case .warmerTomorrow(let one, let other):
      Text("weather.line.warmer \(degrees(other) - degrees(one))")
    case .colderTomorrow(let one, let other):
      Text("weather.line.colder \(degrees(one) - degrees(other))")
    case .stays(let condition): Text("weather.line.stays \(name(condition))")
    }
  }

  private func name(_ condition: Condition) -> Text { Text(LocalizedStringKey(condition.nameKey)) }

  private func hour(_ date: Date) -> Text {
    Text(weather.shown(date), format: .dateTime.hour())
  }

  private func time(_ date: Date) -> Text { Text(weather.shown(date), style: .time) }
}
