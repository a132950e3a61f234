import Almanac
import Bounds

extension Gazetteer {
  /// The cities whose names match or start with a text, best match first and then best known first.
  /// A country may follow after a comma.
  package func cities(matching words: String) -> [City] {
    if Bound.cityName.isExceeded(by: words.utf8.count) { return [] }
    let parts = words.split(separator: ",", maxSplits: 1).map(SearchWords.init)
    guard let name = parts.first, !name.text.isEmpty else { return [] }
    let country = parts.dropFirst().first.map { CountryTable().codes(matching: $0) }
    let bareName = name.withoutRank
    let matches = cities.compactMap { city -> (city: City, match: CityMatch)? in
      guard country?.contains(city.countryCode) ?? true else { return nil }
      return CityMatch(city, name.text, or: bareName).map { (city, $0) }
    }
    return CityMatch.allCases.flatMap { match in
      matches.filter { $0.match == match }.map(\.city)
    }
  }

  /// The best match for a name or identifier; nil if there is none.
  package func city(called words: String) -> City? {
    if Bound.cityName.isExceeded(by: words.utf8.count) { return nil }
    if let city = self[words.lowercased()] { return city }
    return cities(matching: words).first
  }
}

/// The way a search text matches a city's name, best first.
enum CityMatch: CaseIterable, Hashable {
  case name, start, startOfWord

  init?(_ city: City, _ text: String, or bareName: String) {
    let names = [city.englishName, city.koreanName].compactMap { $0 }.map { SearchWords($0).text }
    if names.contains(text) || names.contains(bareName) {
      self = .name
    } else if names.contains(where: { $0.hasPrefix(text) }) {
      self = .start
    } else if names.contains(where: { $0.contains(" " + text) }) {
      self = .startOfWord
    } else {
      return nil
    }
  }
}
