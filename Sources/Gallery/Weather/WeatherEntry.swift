import Almanac
import FoundationEssentials
import Timelines
import Views
import Weather

/// The weather of a place from a date on.
struct WeatherEntry: TimelineEntry, Hashable {
  let date: Date
  let weather: ShownWeather
  /// The date at which the user looks at it; earlier than `date` for a coming hour.
  let viewed: Date
  /// Whether it shows nothing, because it is simulated where that can't be said.
  var isWithheld = false

  init(date: Date, weather: ShownWeather) {
    self.init(date: date, weather: weather, viewed: date)
  }

  init(date: Date, weather: ShownWeather, viewed: Date) {
    (self.date, self.weather, self.viewed) = (date, weather, viewed)
  }

  var freshness: Freshness { isWithheld ? .expired : weather.freshness(at: viewed) }

  /// The reading; nil if unknown or expired.
  var reading: WeatherSample? {
    freshness == .expired ? nil : weather.forecast.hour(at: date)?.reading
  }

  /// The date's day in the place's calendar.
  var today: CivilDay { weather.zone.civil(at: date).day }

  /// The day's values; nil if unknown or expired.
  var day: DayWeather? {
    freshness == .expired ? nil : weather.forecast.day(today)?.reading
  }

  var foresight: Foresight? {
    freshness == .expired ? nil : weather.forecast.foresight(at: date, in: weather.zone)
  }

  /// Now and the following full hours, as many as requested.
  func hours(_ count: Int) -> [Forecast.Hour] {
    guard let reading else { return [] }
    let next = weather.forecast.hours(from: date + 1, count - 1)
    return [Forecast.Hour(date: date, reading: reading)] + next
  }

  /// Today and the following days, as many as requested.
  func days(_ count: Int) -> [Forecast.Day] {
    freshness == .expired ? [] : weather.forecast.days(from: today, count)
  }

  /// The temperature in the chosen unit.
  func degrees(_ temperature: Temperature) -> Int {
    temperature.whole(in: weather.units.temperature)
  }
}

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
    let hour = self.hour(date)
    if day == today { return hour }
    if day == today.advanced(by: 1) { return Text("weather.page.tomorrow \(hour)") }
    return Text("weather.alert.day \(Text(LocalizedStringKey(day.weekday.key))) \(hour)")
  }
}

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

  func hour(_ date: Date) -> Text {
    Text(
      weather.shown(date),
      format: .dateTime.hour(.conversationalDefaultDigits(amPM: .abbreviated)))
  }

  private func time(_ date: Date) -> Text { Text(weather.shown(date), style: .time) }
}

extension WeatherEntry {
  /// Relevant while it rains or snows within two hours, or an alert holds.
  var relevance: TimelineEntryRelevance? {
    guard freshness != .expired else { return nil }
    let coming = weather.forecast.hours(from: date, Self.hoursAhead).filter {
      $0.date <= date + Double(Self.hoursAhead) * 3600
    }
    let conditions = coming.map(\.reading.condition) + [reading?.condition].compactMap(\.self)
    let alerts = weather.report.alerts.filter { $0.start <= date && date < $0.end }
    let score = max(conditions.map(\.urgency).max() ?? 0, alerts.isEmpty ? 0 : Self.alertScore)
    return score > 0 ? TimelineEntryRelevance(score: score) : nil
  }

  private static let hoursAhead = 2
  private static let alertScore: Float = 3
}

extension Condition {
  fileprivate var urgency: Float {
    switch self {
    case .thunderstorm: 3
    case .rain, .sleet, .snow: 2
    case .drizzle: 1
    case .clear, .partlyCloudy, .cloudy, .fog: 0
    }
  }
}

extension WeatherEntry {
  /// A sample with a mild day.
  static func sample(
    of place: Location = .seoul, at date: Date, in zone: Zone, units: WeatherUnits = WeatherUnits()
  ) -> WeatherEntry {
    let start = zone.civil(at: date).day
    let hours = (0..<hourly.count).map { number in
      let (condition, temperature) = hourly[number]
      return Forecast.Hour(
        date: date + Double(number) * 3600,
        reading: WeatherSample(
          condition: condition, isDay: true, temperature: temperature, feelsLike: 23,
          humidity: 55, precipitationChance: condition.isWet ? 70 : 20, windSpeed: 3))
    }
    let days = daily.enumerated().map { number, day in
      Forecast.Day(
        day: start.advanced(by: number),
        reading: DayWeather(
          condition: day.0, high: day.2, low: day.1,
          precipitationChance: day.0.isWet ? 70 : 10))
    }
    let report = WeatherReport(
      place: place, source: .simulated, fetched: date,
      forecast: Forecast(current: hours[0], hours: Array(hours.dropFirst()), days: days))
    return WeatherEntry(
      date: date,
      weather: ShownWeather(report, zone: zone, ownZone: zone, units: units, isSample: true))
  }

  private static let hourly: [(Condition, Temperature)] = [
    (.partlyCloudy, 23), (.partlyCloudy, 24), (.cloudy, 25), (.rain, 25), (.rain, 24), (.rain, 24),
    (.cloudy, 24), (.partlyCloudy, 23), (.clear, 21), (.clear, 20), (.clear, 19), (.clear, 18),
  ]

  private static let daily: [(Condition, Temperature, Temperature)] = [
    (.rain, 17, 26), (.clear, 14, 24), (.clear, 13, 25), (.cloudy, 15, 23), (.rain, 16, 21),
    (.clear, 14, 22), (.clear, 12, 23),
  ]
}

extension WeatherEntry {
  /// A warning that must always be shown: that the weather is old; nil if there is none. Simulated
  /// weather is told of around the widgets.
  var caveat: Text? {
    switch freshness {
    case .fresh: nil
    case .expired where isWithheld: nil
    case .old(let hours): Text("weather.age \(hours)")
    case .expired: Text("weather.expired")
    }
  }

  /// The time at which it was fetched.
  var time: Text { Text(weather.report.fetched, style: .time) }

  /// The shortest form of the warning; nil if there is none. Expired weather needs none, because
  /// its values are hidden.
  var briefCaveat: Text? {
    if case .old(let hours) = freshness { Text("weather.age.brief \(hours)") } else { nil }
  }

  /// The name of the source.
  var source: Text { Text(LocalizedStringKey(weather.report.source.nameKey)) }

  /// The time or age, and the source.
  var update: Text {
    switch freshness {
    case .fresh: Text("weather.updated \(time) \(source)")
    case .old(let hours): Text("weather.updated.old \(hours) \(source)")
    case .expired: Text("weather.expired")
    }
  }
}

extension WeatherEntry {
  var sky: Sky { reading.map { Sky($0.condition, isDay: $0.isDay) } ?? .cloud }

  var placeText: Text { Text(LocalizedStringKey(weather.place.nameKey)) }

  /// The place, shortened if necessary.
  var place: some View {
    ViewThatFits(in: .horizontal) {
      placeText
      ForEach(briefPlaces, id: \.self) { Text(verbatim: $0) }
    }
    .font(.headline)
    .lineLimit(1)
  }

  /// Shorter names: with initials for all words but the last, and the last alone. Korean names are
  /// never abbreviated to syllables; their last word is the most specific.
  private var briefPlaces: [String] {
    let words = weather.place.nameKey.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last else { return [] }
    guard !last.unicodeScalars.contains(where: { "가"..."힣" ~= $0 }) else { return [last] }
    let initials = words.dropLast().compactMap(\.first).map { "\($0)." }
    return [" ", ""].map { (initials + [last]).joined(separator: $0) } + [last]
  }

  var conditionText: Text {
    reading.map { Text(LocalizedStringKey($0.condition.nameKey)) } ?? Text("weather.unknown")
  }

  var briefConditionText: Text {
    reading.map { Text(LocalizedStringKey($0.condition.briefNameKey)) } ?? Text("weather.unknown")
  }

  /// The condition in words; hidden if it would be cut off.
  var condition: some View {
    ViewThatFits(in: .horizontal) {
      conditionText.font(.headline)
      briefConditionText.font(.headline)
      Text(verbatim: "")
    }
  }

  func text(_ temperature: Temperature?) -> Text {
    Text(verbatim: temperature.map { "\(degrees($0))°" } ?? "–°")
  }

  func temperature(_ size: Double) -> some View {
    text(reading?.temperature)
      .font(.system(size: size))
      .contentTransition(.numericText(value: reading?.temperature.celsius ?? 0))
  }

  var extremesText: Text? {
    day.map { Text("↑\(degrees($0.high))° ↓\(degrees($0.low))°") }
  }

  var extremes: some View {
    (extremesText ?? Text(verbatim: ""))
      .font(.caption)
      .foregroundStyle(.secondary)
      .contentTransition(.numericText())
  }

  @ViewBuilder func symbol(_ size: Double) -> some View {
    if let reading {
      WeatherSymbol(condition: reading.condition, isDay: reading.isDay, sky: sky, size: size)
    }
  }

  /// The text to read out.
  var spoken: LocalizedStringKey {
    guard let reading, let day else { return "weather.spoken.unknown \(placeText)" }
    let (now, high, low) = (
      degrees(reading.temperature), degrees(day.high), degrees(day.low)
    )
    return weather.isSimulated
      ? "weather.spoken \(placeText) \(conditionText) \(now) \(high) \(low)"
      : "weather.spoken.true \(placeText) \(conditionText) \(now) \(high) \(low)"
  }
}
