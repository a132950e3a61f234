import Almanac
import FoundationEssentials

/// A line of words; a dash stands for an unknown value.
struct WordWriter {
  private(set) var line: String

  init(_ words: String...) {
    line = words.joined(separator: " ")
  }

  func and(_ word: String?) -> WordWriter {
    var longer = self
    longer.line += " " + (word ?? "-")
    return longer
  }

  func and(_ number: (some BinaryInteger)?) -> WordWriter { and(number.map { "\($0)" }) }

  func and(_ number: Double?) -> WordWriter { and(number.map { "\($0)" }) }

  /// Appends a date, in whole seconds since 1970.
  func and(_ date: Date?) -> WordWriter {
    and(date.flatMap { Int(exactly: $0.timeIntervalSince1970.rounded(.down)) })
  }

  /// Appends a text as one word.
  func and(phrase text: String?) -> WordWriter {
    and(
      text.map { text in
        let word = Self.signs.reduce(text.line) { $0.replacing($1.sign, with: $1.code) }
        return word == "-" ? "%2D" : word
      })
  }

  /// What can't stand in a word, and what stands for it. The first one is in the codes of the others.
  static let signs = [(sign: "%", code: "%25"), (sign: " ", code: "%20")]

  /// Appends the rest of the line, which may have any number of words.
  func and(rest text: String) -> WordWriter { and(text.line) }
}

/// Reads the words of a line in order; a read fails if the word is missing or malformed.
///
/// No library serves: the format is the program's own.
struct WordReader {
  private var words: ArraySlice<Substring>

  init(_ line: Substring) {
    words = line.split(separator: " ")[...]
  }

  /// The rest of the line, as it can be written.
  var rest: String { words.joined(separator: " ").line }

  mutating func word() -> String? { words.popFirst().map(String.init) }

  /// Reads an optional value; a dash stands for nil.
  mutating func maybe<Value>(_ read: (inout WordReader) -> Value?) -> Value?? {
    guard words.first != "-" else {
      words.removeFirst()
      return .some(nil)
    }
    return read(&self).map { .some($0) }
  }

  /// Reads a text that was written as one word.
  mutating func phrase() -> String? {
    word().map { word in
      WordWriter.signs.reversed().reduce(word.replacing("%2D", with: "-")) {
        $0.replacing($1.code, with: $1.sign)
      }
    }
  }

  mutating func integer(in range: ClosedRange<Int>) -> Int? {
    word().flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
  }

  mutating func number(in range: ClosedRange<Double>) -> Double? {
    word().flatMap { Double($0) }.flatMap { range.contains($0) ? $0 : nil }
  }

  mutating func date() -> Date? {
    // The range of the calendar.
    integer(in: -62_135_596_800...253_402_300_799).map { Date(timeIntervalSince1970: Double($0)) }
  }

  mutating func day() -> CivilDay? {
    word().flatMap { try? WrittenDate($0).moment.day }
  }

  mutating func condition() -> Condition? { word().flatMap { Condition(rawValue: $0) } }

  mutating func temperature() -> Temperature? {
    number(in: -150...150).map(Temperature.init(celsius:))
  }

  mutating func speed() -> Speed? { number(in: 0...150).map(Speed.init(metresPerSecond:)) }

  mutating func rainfall() -> Rainfall? { number(in: 0...2000).map(Rainfall.init(millimetres:)) }

  mutating func perCent() -> UInt8? { integer(in: 0...100).map { UInt8($0) } }

  mutating func uvIndex() -> UInt8? { integer(in: 0...50).map { UInt8($0) } }
}

extension Forecast {
  var lines: [String] {
    [current.line("now")] + hours.map { $0.line("hour") } + days.map(\.line)
  }
}

extension Forecast.Hour {
  func line(_ name: String) -> String {
    WordWriter(name).and(date).and(reading.condition.rawValue).and(reading.isDay ? "day" : "night")
      .and(reading.temperature.celsius).and(reading.feelsLike?.celsius).and(reading.humidity)
      .and(reading.precipitationChance).and(reading.precipitation?.millimetres)
      .and(reading.windSpeed?.metresPerSecond).and(reading.gusts?.metresPerSecond)
      .and(reading.windDirection).and(reading.uvIndex).and(reading.pressure).line
  }

  /// Parses the rest of the line, after its name; fails if it is malformed.
  init?(_ words: inout WordReader) {
    guard let date = words.date(), let reading = WeatherSample(&words) else { return nil }
    self.init(date: date, reading: reading)
  }
}

extension WeatherSample {
  init?(_ words: inout WordReader) {
    guard let condition = words.condition(), let light = words.word(),
      light == "day" || light == "night", let temperature = words.temperature(),
      let feelsLike = words.maybe({ $0.temperature() }),
      let humidity = words.maybe({ $0.perCent() }),
      let chance = words.maybe({ $0.perCent() }), let rainfall = words.maybe({ $0.rainfall() }),
      let wind = words.maybe({ $0.speed() }), let gusts = words.maybe({ $0.speed() }),
      let direction = words.maybe({ $0.integer(in: 0...360) }),
      let uvIndex = words.maybe({ $0.uvIndex() }),
      let pressure = words.maybe({ $0.integer(in: 500...1200) })
    else { return nil }
    self.init(
      condition: condition, isDay: light == "day", temperature: temperature, feelsLike: feelsLike,
      humidity: humidity, precipitationChance: chance, precipitation: rainfall, windSpeed: wind,
      gusts: gusts, windDirection: direction.map { UInt16($0) }, uvIndex: uvIndex,
      pressure: pressure.map { UInt16($0) })
  }
}

extension Forecast.Day {
  var line: String {
    WordWriter("day", "\(day)").and(reading.condition.rawValue).and(reading.high.celsius)
      .and(reading.low.celsius).and(reading.precipitationChance)
      .and(reading.precipitation?.millimetres).and(reading.uvIndex).and(reading.sunrise)
      .and(reading.sunset).line
  }

  /// Parses the rest of the line, after its name; fails if it is malformed.
  init?(_ words: inout WordReader) {
    guard let day = words.day(), let condition = words.condition(),
      let high = words.temperature(), let low = words.temperature(),
      let chance = words.maybe({ $0.perCent() }), let rainfall = words.maybe({ $0.rainfall() }),
      let uvIndex = words.maybe({ $0.uvIndex() }), let sunrise = words.maybe({ $0.date() }),
      let sunset = words.maybe({ $0.date() })
    else { return nil }
    self.init(
      day: day,
      reading: DayWeather(
        condition: condition, high: high, low: low, precipitationChance: chance,
        precipitation: rainfall, uvIndex: uvIndex, sunrise: sunrise, sunset: sunset))
  }
}

extension WeatherAlert {
  private static let word = "alert"

  var line: String {
    WordWriter(Self.word, severity.rawValue).and(start).and(end).and(phrase: area)
      .and(phrase: issuer).and(phrase: details).and(rest: nameKey).line
  }

  /// Fails for other lines, and if it is malformed.
  init?(line: WordReader) {
    var words = line
    guard words.word() == Self.word, let severity = words.word().flatMap(Severity.init),
      let start = words.date(), let end = words.date(),
      let area = words.maybe({ $0.phrase() }), let issuer = words.maybe({ $0.phrase() }),
      let details = words.maybe({ $0.phrase() })
    else { return nil }
    self.init(
      severity, of: words.rest, in: area, by: issuer, details: details, from: start, until: end)
  }
}
