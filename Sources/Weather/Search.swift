package import Almanac
import FoundationEssentials
import System

/// The result of asking the service for places once.
package enum CityAnswer: Hashable, Sendable {
  /// The cities, best known first; empty if there are none.
  case found([City])
  case fault(WeatherFault)

  private static let title = "widgetty-places 1"

  /// The answer as lines of text for another process; `init(text:)` reads it.
  package var text: String {
    switch self {
    case .found(let cities):
      ([Self.title] + cities.map(\.line) + [WeatherAnswer.last]).map { $0 + "\n" }.joined()
    case .fault(let fault): WeatherAnswer.fault(fault).text
    }
  }

  /// Fails if the text isn't a complete answer.
  package init?(text: String) {
    if case .fault(let fault) = WeatherAnswer(text: text) {
      self = .fault(fault)
      return
    }
    guard text.utf8.count <= WeatherAnswer.greatestSize else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast() == "", lines.popLast() == WeatherAnswer.last[...],
      lines.first == Self.title[...]
    else { return nil }
    let cities = lines.dropFirst().map { City(line: $0) }
    guard cities.allSatisfy({ $0 != nil }) else { return nil }
    self = .found(cities.compactMap(\.self))
  }
}

/// What the fetching process is asked for: the places that a name may mean.
package struct CityFetch: Hashable, Sendable {
  package var name: String
  /// The language of the names in the answer.
  package var language: Language

  package init(_ name: String, in language: Language) {
    (self.name, self.language) = (name, language)
  }

  /// The fetch as command-line arguments: `place=미사동 language=ko`.
  package var arguments: [String] {
    ["place=\(name.replacing("\0", with: ""))", "language=\(language.rawValue)"]
  }

  /// Fails if the arguments aren't a complete fetch.
  package init?(arguments: [String]) {
    guard arguments.count == 2, arguments[0].hasPrefix("place="),
      arguments[1].hasPrefix("language="),
      let language = Language(rawValue: String(arguments[1].dropFirst("language=".count)))
    else { return nil }
    self.init(String(arguments[0].dropFirst("place=".count)), in: language)
  }
}

/// Cities prepared for being searched by name again and again.
package struct CityIndex: Sendable {
  private struct Entry: Sendable {
    let city: City
    /// The names in the form in which they are compared.
    let names: [String]
  }

  private let entries: [Entry]

  /// Of cities that match equally well, the first one is found first.
  package init(of cities: [City]) {
    let others = OtherNames.all
    entries = cities.map { city in
      // A city that a service has found is known by the words that were searched, too.
      let names = [city.englishName, city.koreanName, city.id].compactMap(\.self)
      return Entry(city: city, names: (names + others[city.id]).map { SearchWords($0).text })
    }
  }

  /// The cities whose names match or start with a text, best match first. A country may follow after a
  /// comma.
  package func cities(matching words: String) -> [City] {
    if Bound.cityName.isExceeded(by: words.utf8.count) { return [] }
    let parts = words.split(separator: ",", maxSplits: 1).map(SearchWords.init)
    guard let name = parts.first, !name.text.isEmpty else { return [] }
    let country = parts.dropFirst().first.map { CountryTable().codes(matching: $0) }
    let bareName = name.withoutRank
    let matches = entries.compactMap { entry -> (city: City, match: CityMatch)? in
      guard country?.contains(entry.city.countryCode) ?? true else { return nil }
      return CityMatch(entry.names, name.text, or: bareName).map { (entry.city, $0) }
    }
    return CityMatch.allCases.flatMap { match in
      matches.filter { $0.match == match }.map(\.city)
    }
  }
}

/// Names of cities besides those in the table: native, former and short ones.
struct OtherNames {
  private let names: [City.ID: [String]]

  static var all: OtherNames { OtherNames(text: Asset.cityNames.text) }

  init(text: String) {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("//") }.map { line in
      line.split(separator: "\t").map(String.init)
    }
    names = Dictionary(lines.map { ($0[0], Array($0.dropFirst())) }) { first, _ in first }
  }

  subscript(id: City.ID) -> [String] { names[id] ?? [] }

  /// The cities that have such a name, in the bytes with which their lines in a table begin.
  func lineStarts(where isWanted: (ArraySlice<UInt8>) -> Bool) -> [[UInt8]] {
    names.filter { $0.value.contains { isWanted(Array($0.utf8)[...]) } }.map {
      Array("\($0.key)\t".utf8)
    }
  }
}

/// The way a search text matches a city's name, best first.
private enum CityMatch: CaseIterable, Hashable {
  case name, start, startOfWord

  init?(_ names: [String], _ text: String, or bareName: String) {
    if names.contains(text) || names.contains(bareName) {
      self = .name
    } else if names.contains(where: { $0.hasPrefix(text) }) {
      self = .start
    } else if names.contains(where: { $0.utf8.count > text.utf8.count && $0.contains(" " + text) })
    {
      self = .startOfWord
    } else {
      return nil
    }
  }
}

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
  package private(set) var home: Hometown

  /// Home is what a word names if it is known, and otherwise what is assumed.
  package init(
    keptIn path: String? = nil, home word: String? = nil, in language: Language = .english,
    assuming home: Hometown = .usual, ask: Asking? = nil
  ) {
    (self.path, self.home, self.ask) = (path, home, ask)
    if let place = word.flatMap({ place(called: $0, in: language) }) {
      self.home = Hometown(place, by: .said)
    }
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

  /// The built-in city with a name that is most like a text; nil if none is.
  package func city(like words: String, in language: Language) -> City? {
    let cities = Gazetteer().cities
    let names = cities.map { $0.name(in: language) } + cities.map(\.englishName)
    return names.nearest(to: words, oneSlipIn: 5).flatMap { name in
      cities.first { [$0.name(in: language), $0.englishName].contains(name) }
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
