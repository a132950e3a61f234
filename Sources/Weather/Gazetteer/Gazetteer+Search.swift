import Almanac
import System

extension Gazetteer {
  /// The cities whose names match or start with a text, best match first and then best known first.
  /// A country may follow after a comma.
  package func cities(matching words: String) -> [City] {
    CityIndex(of: cities).cities(matching: words)
  }

  /// The best match for a name or identifier; nil if there is none.
  package func city(called words: String) -> City? {
    if Bound.cityName.isExceeded(by: words.utf8.count) { return nil }
    if let city = self[words.lowercased()] { return city }
    return cities(matching: words).first
  }
}
