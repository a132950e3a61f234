import Almanac
import Desk
import FoundationEssentials
import System
import Weather

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
