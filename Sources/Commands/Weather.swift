import Almanac
package import Desk
import FoundationEssentials
import System
import Weather
import WidgetIntents

/// A call of the weather command.
struct WeatherCall {
  private let arguments: Arguments
  private let context: CommandContext

  private static let mostFound = 20

  init(_ arguments: Arguments, in context: CommandContext) {
    (self.arguments, self.context) = (arguments, context)
  }

  func tell() throws {
    let sheet = try sheet()
    if arguments.has("json") { return try context.write(sheet.json) }
    if arguments.has("hours") { return try context.write(sheet.hours) }
    try context.write(arguments.has("days") ? sheet.days : sheet.text)
  }

  func search() throws {
    let words = arguments.words.joined(separator: " ")
    let cities = try cities(matching: words).prefix(Self.mostFound)
    guard !cities.isEmpty else { throw CommandError(try unknown(words)) }
    let records = cities.map { CityRecord($0, in: context.language) }
    if arguments.has("json") { return try context.write(records.json) }
    try context.write(.rows(records.map(\.cells).aligned))
  }

  /// The weather of the place; reports why there is none newer. What is simulated is told to nobody who
  /// doesn't ask for it.
  func sheet() throws -> WeatherSheet {
    let (place, bureau) = (try place(), try context.weather)
    let latest = bureau.weather(of: place, at: context.date)
    let sentence = (latest.fault ?? latest.zoneFault).map { $0.sentence(in: context.strings) }
    guard let report = latest.report,
      report.source != .simulated || bureau.settings.wantsSimulation
    else {
      let name = context.strings[place.nameKey] ?? place.nameKey
      throw CommandError(
        [context.strings.text("command-error.weather.none %@", name), sentence].compactMap(\.self)
          .joined(separator: " "))
    }
    if let sentence { context.tell(sentence) }
    return try WeatherSheet(report, fault: latest.fault, in: context)
  }

  private func place() throws -> Location {
    try arguments.words.first.map(place) ?? context.places.home.place
  }

  func place(called words: String) throws -> Location {
    if let place = try context.places.place(called: words, in: context.language) { return place }
    guard let city = try cities(matching: words).first else {
      throw CommandError(misuse: try unknown(words))
    }
    return city.place(in: context.language)
  }

  /// That there is no such city, and which one may be meant; because of a fault, others may be known.
  private func unknown(_ words: String, because fault: WeatherFault? = nil) throws -> String {
    let strings = context.strings
    if let near = try context.places.city(like: words, in: context.language) {
      return strings.text(
        "command.unknown.near %@ %@ %@", strings.text("command-error.sort.city"), words.quoted,
        near.name(in: context.language))
    }
    guard let fault else { return strings.text("command-error.city %@", words.quoted) }
    return strings.text(
      "command-error.unheard %@ %@", words.quoted, fault.sentence(in: strings, ofSearch: true))
  }

  private func cities(matching words: String) throws -> [City] {
    let places = try context.places
    if Bound.cityName.isExceeded(by: words.utf8.count) {
      throw CommandError(
        misuse: context.strings.text(
          "command-error.city.long %@ %@", words.utf8.count.grouped,
          Bound.cityName.greatest.grouped))
    }
    guard !Coordinates.areBeyondEarth(words) else {
      let sentence = context.strings.text("weather.beyond-earth %@", words.harmless(upTo: 60))
      throw CommandError(misuse: sentence.asSentence)
    }
    do throws(WeatherFault) {
      return try places.cities(matching: words, in: context.language)
    } catch {
      throw CommandError(try unknown(words, because: error))
    }
  }
}

/// A city in JSON output.
struct CityRecord: Encodable {
  let id: String
  let name: String
  let country: String
  let latitude: Double
  let longitude: Double
  let zone: String

  init(_ city: City, in language: Language) {
    (id, name, country) = (city.id, city.name(in: language), city.countryCode)
    (latitude, longitude, zone) = (city.latitude, city.longitude, city.zoneName)
  }

  /// The cells of a row.
  var cells: [String] { ["\(name), \(country)", "\(latitude),\(longitude)", zone] }
}

/// The weather in JSON output: in °C, metres per second, millimetres, hPa and percent.
struct WeatherRecord: Encodable {
  struct Hour: Encodable {
    let time, condition: String
    let isDay: Bool
    let temperature: Double
    let feelsLike, precipitation, windSpeed, gusts: Double?
    let humidity, precipitationChance, windDirection, uvIndex, pressure: Int?
  }

  struct Day: Encodable {
    let day, condition: String
    let high, low: Double
    let precipitation: Double?
    let precipitationChance, uvIndex: Int?
    let sunrise, sunset: String?
  }

  /// The units of the numbers, which don't depend on the user's settings.
  struct Units: Encodable {
    let temperature = TemperatureUnit.celsius.symbol
    let speed = WindUnit.metresPerSecond.symbol
    let precipitation = PrecipitationUnit.millimetres.rawValue
    let pressure = "hPa"
    let shares = "%"
  }

  let place, zone, source, fetched: String
  let units = Units()
  let latitude, longitude: Double
  let fault: String?
  let current: Hour
  let hours: [Hour]
  let days: [Day]
}

extension WeatherRecord.Hour {
  init(_ hour: Forecast.Hour) {
    let reading = hour.reading
    self.init(
      time: hour.date.written, condition: reading.condition.rawValue, isDay: reading.isDay,
      temperature: reading.temperature.celsius, feelsLike: reading.feelsLike?.celsius,
      precipitation: reading.precipitation?.millimetres,
      windSpeed: reading.windSpeed?.metresPerSecond, gusts: reading.gusts?.metresPerSecond,
      humidity: reading.humidity.map { Int($0) },
      precipitationChance: reading.precipitationChance.map { Int($0) },
      windDirection: reading.windDirection.map { Int($0) },
      uvIndex: reading.uvIndex.map { Int($0) }, pressure: reading.pressure.map { Int($0) })
  }
}

extension WeatherRecord.Day {
  init(_ day: Forecast.Day) {
    let reading = day.reading
    self.init(
      day: "\(day.day)", condition: reading.condition.rawValue, high: reading.high.celsius,
      low: reading.low.celsius, precipitation: reading.precipitation?.millimetres,
      precipitationChance: reading.precipitationChance.map { Int($0) },
      uvIndex: reading.uvIndex.map { Int($0) }, sunrise: reading.sunrise?.written,
      sunset: reading.sunset?.written)
  }
}

extension WeatherRecord {
  init(_ report: WeatherReport, fault: WeatherFault?) {
    self.init(
      place: report.place.nameKey, zone: report.place.zoneName,
      source: report.source.rawValue, fetched: report.fetched.written,
      latitude: report.place.latitude, longitude: report.place.longitude,
      fault: fault?.cause.rawValue, current: Hour(report.forecast.current),
      hours: report.forecast.hours.map(Hour.init), days: report.forecast.days.map(Day.init))
  }
}

extension Date {
  /// The date in UTC, to the second.
  fileprivate var written: String { "\(Zone.utc.civil(at: self))Z" }
}

/// The weather of a place as printed text.
struct WeatherSheet {
  private let report: WeatherReport
  private let fault: WeatherFault?
  private let zone: Zone
  private let strings: StringTable
  private let date: Date
  /// Writes dates in the place's time zone.
  private let dates: DateWriter
  private let units: WeatherUnits

  init(_ report: WeatherReport, fault: WeatherFault?, in context: CommandContext) throws {
    (self.report, self.fault) = (report, fault)
    zone = try Zone(named: report.place.zoneName)
    (strings, date, units) = (context.strings, context.date, try context.units)
    let own = context.dates
    dates = DateWriter(wording: own.wording, zone: zone, hourCycle: own.hourCycle)
  }

  /// The text: the weather now and later, and its source.
  var text: PrintedText {
    let extremes = days(1).first.map { day in
      "↑\(degrees(day.reading.high)) ↓\(degrees(day.reading.low))"
    }
    let temperature = "\(number(now?.reading.temperature)) \(units.temperature.symbol)"
    let first = [place, temperature, now.map { name($0.reading.condition) }, extremes]
    return .rows([first.compactMap(\.self).joined(separator: "  "), footer])
  }

  var hours: PrintedText {
    let hours = now.map { now in
      [Forecast.Hour(date: date, reading: now.reading)]
        + report.forecast.hours.filter { $0.date > date }
    }
    let lines = (hours ?? []).map { hour in
      let moment = zone.civil(at: hour.date)
      return row(
        ["\(moment.day)", time(hour.date).indented(to: longestTime)], hour.reading.condition,
        [degrees(hour.reading.temperature)], hour.reading.precipitationChance)
    }
    return .rows([place] + lines + [footer])
  }

  var days: PrintedText {
    let lines = days(.max).map { day in
      row(
        ["\(day.day)"], day.reading.condition,
        [degrees(day.reading.high), degrees(day.reading.low)], day.reading.precipitationChance)
    }
    return .rows([place] + lines + [footer])
  }

  /// A short line: `맑음 23°`, with the age of what isn't new, and whether it is made up.
  func inlineLine(until end: Date) -> InlineLine {
    let condition = now.map { name($0.reading.condition) }
    let temperature = degrees(now?.reading.temperature)
    let isSimulated = report.source == .simulated
    let note = isSimulated ? "(\(strings.text("inline.simulated")))" : age
    let today = days(1).first?.reading
    return InlineLine(
      text: [condition, temperature, note].compactMap(\.self).joined(separator: " "),
      state: isSimulated ? "simulated" : freshness.word,
      fields: [
        "place": .text(place), "condition": .text(condition ?? ""),
        "temperature": .text(temperature), "high": .text(degrees(today?.high)),
        "low": .text(degrees(today?.low)),
        "chance": .text((now?.reading.precipitationChance).map { "\($0)%" } ?? ""),
        "source": .text(strings[report.source.nameKey] ?? report.source.rawValue),
      ], end: end)
  }

  var json: PrintedText {
    get throws { try WeatherRecord(report, fault: fault).json }
  }

  /// The current weather; nil if it is unknown or expired.
  private var now: Forecast.Hour? {
    freshness == .expired ? nil : report.forecast.hour(at: date)
  }

  /// The days from today on.
  private func days(_ count: Int) -> [Forecast.Day] {
    freshness == .expired ? [] : report.forecast.days(from: zone.civil(at: date).day, count)
  }

  /// The freshness; simulated weather never ages.
  private var freshness: Freshness {
    report.source == .simulated ? .fresh : Freshness(of: report.fetched, at: date)
  }

  /// The age; nil while the data are fresh.
  private var age: String? {
    switch freshness {
    case .fresh: nil
    case .old(let hours): "(\(strings.text("weather.age %lld", "\(hours)")))"
    case .expired: "(\(strings["weather.expired"] ?? ""))"
    }
  }

  private var place: String { strings[report.place.nameKey] ?? report.place.nameKey }

  /// The source, its time and its age.
  private var footer: String {
    let source = strings[report.source.nameKey] ?? report.source.rawValue
    let moment = zone.civil(at: report.fetched)
    return ["\(source), \(moment.day) \(time(report.fetched))", age].compactMap(\.self)
      .joined(separator: " ")
  }

  private func row(
    _ marks: [String], _ condition: Condition, _ temperatures: [String], _ chance: UInt8?
  ) -> String {
    let numbers = temperatures.map { $0.indented(to: 5) }
    let share = (chance.map { "\($0)%" } ?? "").indented(to: 5)
    return (marks + [numbers.joined() + share, name(condition)]).joined(separator: "  ")
  }

  private var longestTime: Int { dates.hourCycle == .twelve ? 8 : 5 }

  private func name(_ condition: Condition) -> String {
    strings[condition.nameKey] ?? condition.rawValue
  }

  private func degrees(_ temperature: Temperature?) -> String { "\(number(temperature))°" }

  private func number(_ temperature: Temperature?) -> String {
    temperature.map { "\($0.whole(in: units.temperature))" } ?? "–"
  }

  private func time(_ date: Date) -> String {
    dates.hourCycle == .twelve
      ? dates.text(of: date, .time) : String(zone.civil(at: date).time.description.prefix(5))
  }
}

extension Freshness {
  fileprivate var word: String {
    switch self {
    case .fresh: "fresh"
    case .old: "old"
    case .expired: "expired"
    }
  }
}

extension Command {
  /// The weather command.
  package static let weather = Command(
    name: "weather",
    actions: [.tellWeather, .findPlaces])
}

extension Action {
  private static let json = Option("json")

  fileprivate static let tellWeather = Action(
    name: nil,
    operands: [Operand("PLACE", .oneOrNone, suggesting: .cities)],
    options: [
      Option("hours"), Option("days"), json,
    ],
    examples: ["widgetty weather busan --days", "widgetty weather 64.15,-21.94 --json"]
  ) { arguments, context in
    try WeatherCall(arguments, in: context).tell()
    return .success
  }

  fileprivate static let findPlaces = Action(
    name: "search",
    operands: [Operand("NAME", .several)], options: [json],
    examples: ["widgetty weather search 'san fr'"]
  ) { arguments, context in
    try WeatherCall(arguments, in: context).search()
    return .success
  }
}

extension CommandContext {
  /// The program's weather bureau.
  var weather: WeatherBureau {
    get throws { try dependencies.dependency(of: WeatherBureau.self) }
  }

  /// The program's place book.
  var places: LocationBook {
    get throws { try dependencies.dependency(of: LocationBook.self) }
  }

  /// The units of the weather.
  var units: WeatherUnits {
    get throws { try dependencies.dependency(of: WeatherUnits.self) }
  }
}
