package import Almanac
import System

/// Finds places by name: among the built-in cities, and among those that a service found for the
/// user, which are stored.
package struct LocationBook: Sendable {
  package typealias Asking = @Sendable (CityFetch) -> CityAnswer

  /// The path of the stored cities; nil if none can be stored.
  private let path: String?
  /// The function that asks the service; nil if it may not be asked.
  private let ask: Asking?
  private let flights = SingleFlight<CityFetch, CityAnswer>()
  /// The lock for adding to the file.
  private let turn = LockedValue(())

  package init(keptIn path: String? = nil, ask: Asking? = nil) {
    (self.path, self.ask) = (path, ask)
  }

  /// The place with a name; nil if it is unknown. Doesn't ask the service.
  package func place(called words: String, in language: Language) -> Location? {
    if Bound.cityName.isExceeded(by: words.utf8.count) { return nil }
    return Coordinates(words)?.place() ?? Gazetteer().city(called: words)?.place(in: language)
      ?? kept(as: words).first?.place(in: language)
  }

  /// The cities whose names match or start with a text. If none is known, asks the service and
  /// takes as long as it does.
  package func cities(
    matching words: String, in language: Language
  ) throws(WeatherFault) -> [City] {
    if Bound.cityName.isExceeded(by: words.utf8.count) { return [] }
    // Nobody knows such a place.
    if Coordinates.areBeyondEarth(words) { return [] }
    let known = Gazetteer().cities(matching: words) + kept(as: words)
    let name = SearchWords(words).text
    guard known.isEmpty, !name.isEmpty, let ask else { return known }
    let fetch = CityFetch(String(words.line.prefix(Self.longestName)), in: language)
    let answer = flights.outcome(for: fetch) {
      // Another caller may just have found them.
      let kept = kept(as: words)
      guard kept.isEmpty else { return .found(kept) }
      let answer = ask(fetch)
      guard case .found(let cities) = answer else { return answer }
      let found = cities.enumerated().map { $1.renamed($0 == 0 ? name : "\(name)#\($0 + 1)") }
      keep(found)
      return .found(found)
    }
    switch answer {
    case .found(let cities): return cities
    case .fault(let fault): throw fault
    }
  }

  private static let longestName = 100

  /// Whether there is a service to ask.
  package var mayAsk: Bool { ask != nil }
}

extension LocationBook {
  /// All stored cities.
  package var found: [City] { Gazetteer(text: text ?? "").cities }

  private var text: String? {
    path.flatMap { CacheFile(path: $0, limit: Self.greatestSize).text }
  }

  /// The stored cities for a text. A number after `#` selects one of several.
  private func kept(as words: String) -> [City] {
    guard let text else { return [] }
    let parts = words.split(separator: "#", maxSplits: 1)
    let name = SearchWords(parts.first ?? "").text
    guard !name.isEmpty else { return [] }
    let cities = Gazetteer(text: text).cities
    if parts.count == 2 { return cities.filter { $0.id == "\(name)#\(parts[1])" } }
    return cities.filter { $0.id == name || $0.id.hasPrefix("\(name)#") }
  }

  /// Stores cities. Never drops older ones, because widgets may be set to them.
  private func keep(_ cities: [City]) {
    guard let path, !cities.isEmpty else { return }
    let file = CacheFile(path: path, limit: Self.greatestSize)
    turn.withLock { _ in
      let text = (file.text ?? "") + cities.map { "\($0.line)\n" }.joined()
      guard text.utf8.count < Self.greatestSize else { return }
      file.write(text)
    }
  }

  private static let greatestSize = Bound.foundPlaces.greatest
}

extension City {
  fileprivate func renamed(_ id: String) -> City {
    City(
      id: id, englishName: englishName, koreanName: koreanName, countryCode: countryCode,
      latitude: latitude, longitude: longitude, zoneName: zoneName)
  }
}
