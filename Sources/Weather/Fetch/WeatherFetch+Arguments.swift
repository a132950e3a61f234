import Almanac
import FoundationEssentials

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
