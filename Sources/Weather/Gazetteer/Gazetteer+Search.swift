import Almanac

extension Gazetteer {
  /// Cities that are called what somebody has written, or begin with it; the nearest match first and
  /// among equals the best known one. What follows a comma is their country.
  package func cities(matching words: String) -> [City] {
    let parts = words.split(separator: ",", maxSplits: 1).map(SearchWords.init)
    guard let name = parts.first, !name.text.isEmpty else { return [] }
    let country = parts.dropFirst().first.map { CountryTable().codes(matching: $0) }
    let matches = cities.compactMap { city -> (city: City, match: CityMatch)? in
      guard country?.contains(city.countryCode) ?? true else { return nil }
      return CityMatch(city, name).map { (city, $0) }
    }
    return CityMatch.allCases.flatMap { match in
      matches.filter { $0.match == match }.map(\.city)
    }
  }

  /// The one that somebody means who has written a name or the word for a city.
  package func city(called words: String) -> City? {
    if let city = self[words.lowercased()] { return city }
    return cities(matching: words).first
  }
}
