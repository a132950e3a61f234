import Almanac
package import FoundationEssentials

/// The weather of one place from one source.
package struct WeatherReport: Hashable, Sendable {
  package var place: Location
  package var source: Source
  /// When the source issued it; nil if unknown.
  package var issued: Date?
  /// When it was fetched.
  package var fetched: Date
  /// When the source expects to have newer data; nil if unknown.
  package var expires: Date?
  /// The `Last-Modified` value to send with the next request; nil if there is none.
  package var modified: String?
  package var forecast: Forecast
  /// The warnings, the most severe first; empty if the source gives none.
  package var alerts: [WeatherAlert]

  package init(
    place: Location, source: Source, issued: Date? = nil, fetched: Date, expires: Date? = nil,
    modified: String? = nil, forecast: Forecast, alerts: [WeatherAlert] = []
  ) {
    self.place = place
    self.source = source
    self.issued = issued
    self.fetched = fetched
    self.expires = expires
    self.modified = modified
    self.forecast = forecast
    self.alerts = alerts
  }
}

extension WeatherReport {
  var lines: [String] {
    let place = WordWriter("place").and(place.latitude).and(place.longitude).and(place.zoneName)
      .and(rest: place.nameKey)
    let told = WordWriter("told", source.rawValue).and(fetched).and(issued).and(expires)
      .and(rest: modified ?? "")
    return [place.line, told.line] + forecast.lines + alerts.map(\.line)
  }

  init?(lines: [WordReader]) {
    var rest = lines[...]
    guard var first = rest.popFirst(), first.word() == "place", let place = Location(&first),
      var second = rest.popFirst(), second.word() == "told",
      let source = second.word().flatMap(Source.init), let fetched = second.date(),
      let issued = second.maybe({ $0.date() }), let expires = second.maybe({ $0.date() }),
      var third = rest.popFirst(), third.word() == "now", let current = Forecast.Hour(&third)
    else { return nil }
    let modified = second.rest
    var forecast = Forecast(current: current, hours: [], days: [])
    var alerts: [WeatherAlert] = []
    for line in rest where !forecast.append(line) {
      guard let alert = WeatherAlert(line: line) else { return nil }
      alerts.append(alert)
    }
    self.init(
      place: place, source: source, issued: issued, fetched: fetched, expires: expires,
      modified: modified.isEmpty ? nil : modified, forecast: forecast, alerts: alerts)
  }
}

extension Location {
  fileprivate init?(_ words: inout WordReader) {
    guard let latitude = words.number(in: -90...90), let longitude = words.number(in: -180...180),
      let zoneName = words.word()
    else { return nil }
    self.init(
      nameKey: words.rest, latitude: latitude, longitude: longitude, zoneName: zoneName)
  }
}

extension Forecast {
  /// Appends a parsed line; false if it is malformed or out of order.
  fileprivate mutating func append(_ line: WordReader) -> Bool {
    var line = line
    switch line.word() {
    case "hour":
      guard let hour = Hour(&line), hours.last.map({ $0.date < hour.date }) ?? true else {
        return false
      }
      hours.append(hour)
    case "day":
      guard let day = Day(&line), days.last.map({ $0.day < day.day }) ?? true else { return false }
      days.append(day)
    default: return false
    }
    return true
  }
}

extension WeatherReport {
  /// Keeps today's past hours from an earlier report if the source no longer sends them, because
  /// they count for the day's high and low.
  mutating func recall(_ earlier: WeatherReport) {
    guard !source.tellsWholeDays, let zone = try? Zone(named: place.zoneName) else { return }
    let today = zone.civil(at: fetched).day
    let past = (earlier.forecast.hours + [earlier.forecast.current])
      .filter { zone.startOfDay(today) <= $0.date && $0.date < forecast.current.date }
    forecast.hours =
      Dictionary(past.map { ($0.date, $0) }) { first, _ in first }.values
      .sorted { $0.date < $1.date } + forecast.hours
    guard let index = forecast.days.firstIndex(where: { $0.day == today }) else { return }
    for hour in past { forecast.days[index].reading.include(hour.reading.temperature) }
  }
}

extension DayWeather {
  fileprivate mutating func include(_ temperature: Temperature) {
    (low, high) = (min(low, temperature), max(high, temperature))
  }
}

extension Source {
  /// Whether the source's highs and lows for today include past hours.
  fileprivate var tellsWholeDays: Bool { self != .metNorway }
}
