import FoundationEssentials

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
