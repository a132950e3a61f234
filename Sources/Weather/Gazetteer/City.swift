package import Almanac

/// A city that can be found by name.
package struct City: Hashable, Sendable, Identifiable {
  /// The word that identifies it in commands and settings.
  package let id: String
  package let englishName: String
  /// Its Korean name; nil if it has none.
  package let koreanName: String?
  /// The ISO 3166 code, two letters.
  package let countryCode: String
  /// In degrees north.
  package let latitude: Double
  /// In degrees east.
  package let longitude: Double
  /// The system's name of its time zone.
  package let zoneName: String

  package init(
    id: String, englishName: String, koreanName: String?, countryCode: String, latitude: Double,
    longitude: Double, zoneName: String
  ) {
    (self.id, self.englishName, self.koreanName) = (id, englishName, koreanName)
    (self.countryCode, self.zoneName) = (countryCode, zoneName)
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  package func name(in language: Language) -> String {
    switch language {
    case .korean: koreanName ?? englishName
    case .english: englishName
    }
  }

  package func place(in language: Language) -> Location {
    Location(
      nameKey: name(in: language), latitude: latitude, longitude: longitude, zoneName: zoneName)
  }
}
