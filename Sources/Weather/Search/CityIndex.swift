import System

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
    entries = cities.map { city in
      // A city that a service has found is known by the words that were searched, too.
      let names = [city.englishName, city.koreanName, city.id].compactMap(\.self)
      return Entry(city: city, names: names.map { SearchWords($0).text })
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
