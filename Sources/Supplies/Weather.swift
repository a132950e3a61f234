import Almanac
package import Desk
import Gallery
import System
import Weather
import WidgetIntents
import Wire

/// The units of measurements and the hour cycle, each chosen by a word.
struct Units: Equatable, Sendable {
  var weather: WeatherUnits
  var hourCycle: HourCycle

  /// The usual units of one region, and the usual hour cycle of another.
  init(usualIn region: String, andForTimesIn other: String) {
    weather = WeatherUnits(usualIn: region)
    hourCycle = HourCycle(usualIn: other)
  }

  /// All words to choose from.
  static let words =
    TemperatureUnit.allCases.map(\.rawValue) + WindUnit.allCases.map(\.rawValue)
    + PrecipitationUnit.allCases.map(\.rawValue) + HourCycle.allCases.map(\.word)

  /// Applies words separated by commas or spaces; returns the first invalid one, after applying
  /// those before it.
  mutating func choose(_ text: String) -> String? {
    let words = text.split { $0 == "," || $0.isWhitespace }
    return words.map(String.init).first { !take($0) }
  }

  private mutating func take(_ word: String) -> Bool {
    if let unit = TemperatureUnit(rawValue: word) {
      weather.temperature = unit
    } else if let unit = WindUnit(rawValue: word) {
      weather.wind = unit
    } else if let unit = PrecipitationUnit(rawValue: word) {
      weather.precipitation = unit
    } else if let cycle = HourCycle.allCases.first(where: { $0.word == word }) {
      hourCycle = cycle
    } else {
      return false
    }
    return true
  }
}

extension HourCycle {
  var word: String {
    switch self {
    case .twelve: "12h"
    case .twentyFour: "24h"
    }
  }
}

extension Units {
  /// What `config.toml` may say of the units and the hours.
  static let settings = [
    setting("temperature", TemperatureUnit.allCases.map(\.rawValue)) {
      $0.weather.temperature.rawValue
    },
    setting("wind", WindUnit.allCases.map(\.rawValue)) { $0.weather.wind.rawValue },
    setting("precipitation", PrecipitationUnit.allCases.map(\.rawValue)) {
      $0.weather.precipitation.rawValue
    },
    setting("hours", HourCycle.allCases.map(\.word)) { $0.hourCycle.word },
  ]

  private static func setting(
    _ name: String, _ words: [String], of word: @escaping @Sendable (Units) -> String
  ) -> Setting {
    Setting(
      "units.\(name)", .words(words),
      usual: .found { word(Units(in: $0.environment, language: $0.language)) }, flag: fileName,
      variable: variable,
      of: .line(
        SettingLine(of: fileName, line: { $0 }) { saying in
          saying.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .flatMap { $0.split { $0 == "," || $0.isWhitespace } }.map(String.init)
            .last(where: words.contains)
        }))
  }
}

extension Units {
  static let fileName = "units"
  static let variable = "WIDGETTY_UNITS"

  /// The units of the region, changed by what was said. Returns a fault for an invalid word.
  static func settled(by said: SettingWords, at site: Site) -> (units: Units, fault: String?) {
    var units = Units(in: site.environment, language: site.language)
    var fault: String?
    for saying in said.sayings {
      switch saying.origin {
      case .file(let path): fault = units.read(saying.text, from: path, at: site) ?? fault
      case .variable:
        fault =
          units.choose(saying.text).map {
            site.commandWords.text(
              "command-error.units.variable %@ %@ %@", variable, $0.quoted,
              site.commandWords.alternatives(words))
          } ?? fault
      case .config, .key, .flag: _ = units.choose(saying.text)
      }
    }
    return (units, fault)
  }

  /// Reads the file; returns the first error.
  private mutating func read(
    _ text: String, from path: String, at site: Site
  ) -> String? {
    var complaint: String?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.hasPrefix("#") {
      guard let word = choose(String(line)), complaint == nil else { continue }
      complaint = site.commandWords.text(
        "command-error.units.line %@ %@ %@ %@", path, "\(index + 1)", word.quoted,
        site.commandWords.alternatives(Self.words))
    }
    return complaint
  }

  /// The usual units of the region in the environment. If that names none, Korean stands for Korea.
  init(in environment: [String: String], language: Language?) {
    let other = language == .korean ? "KR" : ""
    func region(_ category: String) -> String {
      let names = ["LC_ALL", category, "LANG"].compactMap { environment[$0] }
      return names.first { !$0.isEmpty }.flatMap(\.region) ?? other
    }
    self.init(usualIn: region("LC_MEASUREMENT"), andForTimesIn: region("LC_TIME"))
  }
}

extension String {
  /// The two letters of the region in a locale such as `ko_KR.UTF-8`; nil without one.
  fileprivate var region: String? {
    let parts = split(separator: "_", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let letters = parts[1].prefix { $0.isASCII && $0.isLetter }
    return letters.count == 2 ? letters.uppercased() : nil
  }
}

/// How long fetches may take: each for itself, or those in a row together.
struct FetchPatience: Sendable {
  private let whole: Duration?
  private let start = LockedValue<Duration?>(nil)

  /// After a pause, another row begins.
  private static let pause = Duration.seconds(30)

  init(inAll whole: Duration? = nil) {
    self.whole = whole
  }

  /// What is left at an instant.
  func rest(at instant: Duration) -> Duration {
    guard let whole else { return FetchProgram.patience }
    let begun = start.withLock { start in
      let begun = start.flatMap { instant - $0 < Self.pause ? $0 : nil } ?? instant
      start = begun
      return begun
    }
    return max(.zero, begun + whole - instant)
  }
}

/// The separate program that requests data from weather sources; each fetch runs it once.
struct WeatherProgram: Sendable {
  private let program: FetchProgram
  private let patience: FetchPatience

  /// Fails if the program is neither beside this one nor where it is installed.
  init?(
    environment: [String: String], of own: String? = FetchProgram.own,
    patience: FetchPatience = FetchPatience()
  ) {
    guard let program = FetchProgram(environment: environment, of: own) else { return nil }
    (self.program, self.patience) = (program, patience)
  }

  /// Somebody who waits for a command isn't kept by one silent source after the other.
  init?(at site: Site) {
    self.init(
      environment: site.environment,
      patience: site.staysOpen ? FetchPatience() : FetchPatience(inAll: .seconds(6)))
  }

  /// Runs the program for a fetch; returns a fault if that fails or takes too long.
  func answer(to fetch: WeatherFetch, by instant: () -> Duration) -> WeatherAnswer {
    do {
      return WeatherAnswer(text: try text(on: fetch.arguments, by: instant))
        ?? .fault(WeatherFault(.program))
    } catch {
      return .fault(error)
    }
  }

  /// Runs the program for a fetch; returns a fault if that fails or takes too long.
  func answer(to fetch: CityFetch, by instant: () -> Duration) -> CityAnswer {
    do {
      return CityAnswer(text: try text(on: fetch.arguments, by: instant))
        ?? .fault(WeatherFault(.program))
    } catch {
      return .fault(error)
    }
  }

  /// The program's output.
  private func text(on arguments: [String], by instant: () -> Duration) throws(WeatherFault)
    -> String
  {
    let bytes: [UInt8]
    let rest = patience.rest(at: instant())
    guard rest > .zero else { throw WeatherFault(.timeout) }
    do {
      bytes = try program.output(
        of: arguments, upTo: WeatherAnswer.greatestSize, within: rest, by: instant)
    } catch  where error.cause == .timeout {
      throw WeatherFault(.timeout)
    } catch {
      throw WeatherFault(.program, error.detail)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw WeatherFault(.program)
    }
    return text
  }
}

extension LocationBook {
  private static let fileName = "places"

  /// The program's place book. With simulated weather, it looks up no places either.
  init(beside weather: WeatherBureau, asking program: WeatherProgram?, at site: Site) {
    let locale = ["LC_ALL", "LANG"].compactMap { site.environment[$0] }.first { !$0.isEmpty }
    let ask: Asking = { fetch in
      program?.answer(to: fetch, by: { site.instant }) ?? .fault(WeatherFault(.program))
    }
    self.init(
      keptIn: site.directories.map { "\($0.data)/\(Self.fileName)" },
      home: weather.settings.home, in: site.shownLanguage,
      assuming: Hometown(of: site.zoneName, in: locale?.region, named: site.shownLanguage),
      ask: weather.settings.choice == .only(.simulated) ? nil : ask)
  }
}

extension SuppliedSetting {
  /// The units of the weather and the hour cycle.
  package static let units = SuppliedSetting(
    fileName: Units.fileName, flagName: Flag.unitsName,
    variable: EnvironmentVariable(name: Units.variable), hasKey: true, parts: Units.settings,
    concerning: [weatherKind]
  ) { said, site, supplies in
    let (units, fault) = Units.settled(by: said, at: site)
    supplies.hourCycle = units.hourCycle
    supplies.dependencies.add(dependency: units.weather)
    let unit = KeptUnit { try site.keep($0.rawValue, for: "units.temperature", in: Units.fileName) }
    supplies.dependencies.add(dependency: unit)
    return fault
  }
}

extension Flag {
  fileprivate static let unitsName = "units"

  package static let units = Flag(
    setting: unitsName, placeholder: "UNIT,...", choices: Units.words,
    allowed: .phrase("usage.units %@", [Units.words]),
    example: "widgetty --units fahrenheit,mph,in,12h",
    allows: { text in
      var units = Units(usualIn: "", andForTimesIn: "")
      return !text.isEmpty && units.choose(text) == nil
    })
}

extension SuppliedSetting {
  /// The kind of the widgets that show weather.
  static let weatherKind = "weather"
  /// The kind of those that show the time at home.
  private static let clockKind = "clock"

  /// The source of the weather.
  package static let weather = SuppliedSetting(
    fileName: WeatherSettings.fileName, flagName: Flag.weatherSourceName,
    variable: EnvironmentVariable(name: WeatherSettings.variable), hasKey: true,
    lines: ["source auto", "contact you@example.org"], parts: WeatherSettings.parts,
    concerning: [weatherKind], andOfParts: ["weather.home": [clockKind]]
  ) { said, site, supplies in
    let (settings, fault) = WeatherSettings.settled(by: said, at: site)
    let program = WeatherProgram(at: site)
    let bureau = WeatherBureau(settings, asking: program, at: site)
    let places = LocationBook(beside: bureau, asking: program, at: site)
    supplies.dependencies.add(dependency: bureau)
    supplies.dependencies.add(dependency: places)
    let home = KeptHome { try site.keep($0, for: "weather.home", in: WeatherSettings.fileName) }
    supplies.dependencies.add(dependency: home)
    supplies.daytime = { GalleryBundle.daytime(at: $0, over: $1, from: places.home) }
    supplies.networkReturned[weatherKind] = bureau.networkChanged
    return fault
  }
}

extension Flag {
  fileprivate static let weatherSourceName = "weather-source"

  package static let weatherSource = Flag(
    setting: weatherSourceName, placeholder: "SOURCE", choices: WeatherSettings.words,
    allowed: .words(WeatherSettings.words),
    usual: "auto",
    example: "widgetty --weather-source file:./weather.json",
    allows: { word in
      var settings = WeatherSettings()
      return settings.choose(word)
    })
}

extension Supply {
  /// The weather from the source and in the units that the user has chosen.
  package static let weather = Supply(
    flags: [.units, .weatherSource], settings: [.weather, .units])
}

extension WeatherBureau {
  /// The program's weather bureau. Without real time, it simulates the weather unless the user has
  /// chosen a source.
  convenience init(
    _ settings: WeatherSettings, asking program: WeatherProgram?, at site: Site
  ) {
    var settings = settings
    settings.language = site.shownLanguage
    if settings.choice == .auto, !site.hasWorldTime {
      (settings.choice, settings.isMakeshift) = (.only(.simulated), true)
    }
    // Printed screens and texts don't wait for a request; `timeline` does, because it shows how the
    // request goes.
    let mayAsk = !site.printsAtOnce || settings.choice == .only(.file)
    let ask: Asking = { fetch in
      program?.answer(to: fetch, by: { site.instant }) ?? .fault(WeatherFault(.program))
    }
    self.init(
      settings, cache: site.directories.map { WeatherCache(in: "\($0.cache)/weather") },
      tellsKnownFirst: site.staysOpen, ask: mayAsk ? ask : nil)
  }
}

extension WeatherSettings {
  /// What `config.toml` may say of the weather's source.
  static let parts = [
    Setting(
      "weather.source",
      .spelled(words, .words(words)) { text in
        var settings = WeatherSettings()
        return settings.choose(text) ? text : nil
      }, usual: .word("auto"), flag: "weather-source", variable: variable, of: line("source"),
      lack: { value, site in
        var settings = WeatherSettings()
        _ = settings.choose(value.word)
        return settings.file.flatMap(site.lack)
      }),
    Setting(
      "weather.home", .text, usual: .found { Gazetteer().city(of: $0.zoneName)?.id ?? "seoul" },
      example: .text("busan"), of: line("home")
    ) { value, site in
      let places = LocationBook(
        beside: WeatherBureau(WeatherSettings(), ask: nil), asking: nil, at: site)
      return places.place(called: value.word, in: site.shownLanguage) == nil
        ? site.commandWords.text("error.city %@", value.word.quoted) : nil
    },
    text("contact", example: "you@example.org"),
    text("key-file", example: "~/weatherkit.p8") { $1.lack(ofFile: $0.word) },
    text("key", example: "ABC123DEFG"), text("team", example: "DEF123GHIJ"),
    text("service", example: "org.example.weather"),
  ]

  private static func text(
    _ name: String, example: String, lack: @escaping Setting.Lack = { _, _ in nil }
  ) -> Setting {
    Setting("weather.\(name)", .text, example: .text(example), of: line(name), lack: lack)
  }

  private static func line(_ name: String) -> Setting.Subject {
    .line(
      SettingLine(of: fileName, line: { "\(name) \($0)" }) { saying in
        switch saying.origin {
        case .file, .config: value(of: name, in: saying.text)
        case .key: name == "home" && !saying.text.isEmpty ? saying.text : nil
        case .variable, .flag:
          name == "source" && !saying.text.isEmpty
            ? value(of: name, in: "source \(saying.text)") : nil
        }
      })
  }
}

extension WeatherSettings {
  static let fileName = "weather"
  static let variable = "WIDGETTY_WEATHER"

  /// The settings by what was said. Returns a fault for an invalid word.
  static func settled(
    by said: SettingWords, at site: Site
  ) -> (settings: WeatherSettings, fault: String?) {
    var settings = WeatherSettings()
    var fault: String?
    for saying in said.sayings {
      let text = saying.text
      switch saying.origin {
      case .file(let path):
        let wrong = settings.read(text).first
        fault =
          wrong.map {
            site.commandWords.text("command-error.weather.line %@ %@", path, "\($0)")
          } ?? fault
      case .variable where !text.isEmpty && !settings.choose(text):
        let strings = site.commandWords
        fault = strings.text(
          "command-error.weather.variable %@ %@", variable, strings.alternatives(words))
      case .config: _ = settings.read(text)
      case .flag: _ = settings.choose(text)
      case .key: settings.home = text
      case .variable: break
      }
      settings.locate { site.absolute($0, saidBy: saying.origin) }
    }
    return (settings, fault)
  }
}
