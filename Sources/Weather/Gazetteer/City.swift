package import Almanac

/// A city whose weather can be asked for by its name.
package struct City: Hashable, Sendable, Identifiable {
  /// The word by which it is known wherever it is written down.
  package let id: String
  package let englishName: String
  /// Nil if Korean has no name of its own for it.
  package let koreanName: String?
  /// Two letters, as ISO 3166 has them.
  package let countryCode: String
  /// In degrees, north of the equator.
  package let latitude: Double
  /// In degrees, east of Greenwich.
  package let longitude: Double
  /// The system's name of the zone by whose clocks its days begin.
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

  package func place(in language: Language) -> Place {
    Place(
      nameKey: name(in: language), latitude: latitude, longitude: longitude, zoneName: zoneName)
  }
}
