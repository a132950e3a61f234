package import Almanac
package import FoundationEssentials

/// The choice of a weather source, and what the sources require.
package struct WeatherSettings: Hashable, Sendable {
  package enum Choice: Hashable, Sendable {
    /// The first source that works, of those that need no key.
    case auto
    case only(Source)
  }

  package var choice = Choice.auto
  /// Whether nobody chose the simulation: it stands in where the time isn't the world's.
  package var isMakeshift = false
  /// The name of the place at home, or its coordinates; nil if nobody has said it.
  package var home: String?
  /// The language of alerts.
  package var language = Language.english
  /// The path of the document, if the source is a file; nil otherwise.
  package var file: String?
  /// A mail or web address for the service's operators; nil if none is given.
  package var contact: String?
  /// The file with the key for WeatherKit, and the identifiers from Apple.
  package var keyFile: String?
  package var key: String?
  package var team: String?
  package var service: String?

  package init() {}

  /// The sources to ask, in order.
  package var sources: [Source] {
    switch choice {
    case .auto: [.openMeteo] + (contact == nil ? [] : [.metNorway])
    case .only(let source): [source]
    }
  }
}

extension WeatherSettings {
  /// Whether somebody wants to be told simulated weather.
  package var wantsSimulation: Bool { choice == .only(.simulated) && !isMakeshift }

  /// The file to watch for changes; nil if there is none.
  package var followedFile: String? { choice == .only(.file) ? file : nil }

  /// Replaces the paths of its files by those that the system knows.
  package mutating func locate(_ absolute: (String) -> String) {
    (file, keyFile) = (file.map(absolute), keyFile.map(absolute))
  }

  private static let filePrefix = "file:"

  /// The values of the setting, as users write them.
  package static let words =
    ["auto"] + Source.allCases.map { $0 == .file ? "\(filePrefix)PATH" : $0.rawValue }

  /// Applies a value of the setting; false if it is invalid.
  package mutating func choose(_ word: String) -> Bool {
    if word == "auto" {
      choice = .auto
    } else if word.hasPrefix(Self.filePrefix) {
      let path = String(word.dropFirst(Self.filePrefix.count))
      guard !path.isEmpty else { return false }
      (choice, file) = (.only(.file), path)
    } else if let source = Source(rawValue: word), source != .file {
      choice = .only(source)
    } else {
      return false
    }
    return true
  }
}

extension WeatherSettings {
  /// Applies a settings file, with a name and a value on each line; returns the numbers of the invalid
  /// lines.
  package mutating func read(_ text: String) -> [Int] {
    var wrong: [Int] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard let name = words.first, !name.hasPrefix("#") else { continue }
      let value = words.count > 1 ? words[1].line : ""
      if !set(name, to: value) {
        wrong.append(index + 1)
      }
    }
    return wrong
  }

  /// The value that a settings file gives a name; nil if it says nothing valid about it.
  package static func value(of name: String, in text: String) -> String? {
    let values = text.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      var settings = WeatherSettings()
      guard words.count > 1, words[0] == name, settings.set(name, to: words[1].line) else {
        return nil
      }
      return words[1].line
    }
    return values.last
  }

  private mutating func set(_ name: String, to value: String) -> Bool {
    guard !value.isEmpty else { return false }
    switch name {
    case "contact": contact = value
    case "home": home = value
    case "key-file": keyFile = value
    case "key": key = value
    case "team": team = value
    case "service": service = value
    case "source": return choose(value)
    default: return false
    }
    return true
  }
}

/// What the fetching process is asked for: the weather of a place, and from which source.
package struct WeatherFetch: Hashable, Sendable {
  package var source: Source
  package var place: Location
  package var date: Date
  /// The source's last `Last-Modified` value; nil if there is none.
  package var modified: String?
  package var settings: WeatherSettings

  package init(
    _ source: Source, about place: Location, at date: Date, modified: String? = nil,
    with settings: WeatherSettings = WeatherSettings()
  ) {
    self.source = source
    self.place = place
    self.date = date
    self.modified = modified
    self.settings = settings
  }
}

extension WeatherFetch {
  /// The fetch as command-line arguments: `source=open-meteo latitude=37.5665 ...`.
  package var arguments: [String] {
    let values: [(String, String?)] = [
      ("source", source.rawValue), ("latitude", "\(place.latitude)"),
      ("longitude", "\(place.longitude)"), ("zone", place.zoneName), ("name", place.nameKey),
      ("date", "\(date.timeIntervalSince1970)"), ("modified", modified),
      ("file", settings.file), ("contact", settings.contact), ("key-file", settings.keyFile),
      ("language", settings.language.rawValue), ("key", settings.key), ("team", settings.team),
      ("service", settings.service),
    ]
    // A NUL would end an argument.
    return values.compactMap { name, value in
      value.map { "\(name)=\($0.replacing("\0", with: ""))" }
    }
  }

  /// Fails if the arguments aren't a complete fetch.
  package init?(arguments: [String]) {
    var values: [String: String] = [:]
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      values[String(parts[0])] = String(parts[1])
    }
    guard let source = values["source"].flatMap(Source.init),
      let latitude = values["latitude"].flatMap(Double.init), abs(latitude) <= 90,
      let longitude = values["longitude"].flatMap(Double.init), abs(longitude) <= 180,
      let zone = values["zone"], let language = values["language"].flatMap(Language.init),
      let seconds = values["date"].flatMap(Double.init),
      seconds.isFinite
    else { return nil }
    let place = Location(
      nameKey: values["name"] ?? "", latitude: latitude, longitude: longitude, zoneName: zone)
    var settings = WeatherSettings()
    (settings.file, settings.contact) = (values["file"], values["contact"])
    (settings.keyFile, settings.key) = (values["key-file"], values["key"])
    settings.language = language
    (settings.team, settings.service) = (values["team"], values["service"])
    self.init(
      source, about: place, at: Date(timeIntervalSince1970: seconds),
      modified: values["modified"], with: settings)
  }
}
