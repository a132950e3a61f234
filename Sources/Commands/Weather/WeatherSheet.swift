import Almanac
import Desk
import FoundationEssentials
import Weather

/// The weather of a place as lines of text.
struct WeatherSheet {
  private let bulletin: Bulletin
  private let fault: WeatherFault?
  private let zone: Zone
  private let strings: [String: String]
  private let date: Date

  init(_ bulletin: Bulletin, fault: WeatherFault?, in context: CommandContext) throws {
    (self.bulletin, self.fault) = (bulletin, fault)
    zone = try Zone(named: bulletin.place.zoneName)
    (strings, date) = (context.strings, context.date)
  }

  /// What it is now, and from whom that is known.
  var text: String {
    let now = bulletin.forecast.current.reading
    let day = bulletin.forecast.day(zone.civil(at: date).day)?.reading
    let extremes = day.map { "↑\(degrees($0.high)) ↓\(degrees($0.low))" }
    let first = [place, degrees(now.temperature), name(now.condition), extremes]
    return ([first.compactMap(\.self).joined(separator: "  ")] + footer)
      .map { "\($0)\n" }.joined()
  }

  var hours: String {
    let hours = [bulletin.forecast.current] + bulletin.forecast.hours
    let lines = hours.map { hour in
      let moment = zone.civil(at: hour.date)
      return row(
        ["\(moment.day)", time(hour.date)], hour.reading.condition,
        [degrees(hour.reading.temperature)], hour.reading.precipitationChance)
    }
    return ([place] + lines + footer).map { "\($0)\n" }.joined()
  }

  var days: String {
    let lines = bulletin.forecast.days.map { day in
      row(
        ["\(day.day)"], day.reading.condition,
        [degrees(day.reading.high), degrees(day.reading.low)], day.reading.precipitationChance)
    }
    return ([place] + lines + footer).map { "\($0)\n" }.joined()
  }

  /// `맑음 23°`.
  var line: String {
    let now = bulletin.forecast.hour(at: date) ?? bulletin.forecast.current
    return "\(name(now.reading.condition)) \(degrees(now.reading.temperature))\n"
  }

  var json: String { WeatherRecord(bulletin, fault: fault).json }

  private var place: String {
    (strings[bulletin.place.nameKey] ?? bulletin.place.nameKey).withoutControls
  }

  /// From whom it is and of when, and why it isn't newer.
  private var footer: [String] {
    let source = strings[bulletin.source.nameKey] ?? bulletin.source.rawValue
    let moment = zone.civil(at: bulletin.fetched)
    return ["\(source), \(moment.day) \(time(bulletin.fetched))"]
      + [fault.map { $0.sentence(in: strings) }].compactMap(\.self)
  }

  private func row(
    _ marks: [String], _ condition: Condition, _ temperatures: [String], _ chance: UInt8?
  ) -> String {
    let numbers = temperatures.map { $0.padded(to: 5) }
    let share = (chance.map { "\($0)%" } ?? "").padded(to: 5)
    return (marks + [numbers.joined() + share, name(condition)]).joined(separator: "  ")
  }

  private func name(_ condition: Condition) -> String {
    strings[condition.nameKey] ?? condition.rawValue
  }

  private func degrees(_ temperature: Temperature) -> String {
    "\(temperature.whole(in: .celsius))°"
  }

  private func time(_ date: Date) -> String {
    String(zone.civil(at: date).time.description.prefix(5))
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
