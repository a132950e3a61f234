package import Almanac

/// Where somebody is at home, whose weather, time and sun are shown wherever no other place is named.
package struct Hometown: Hashable, Sendable {
  package enum Basis: Hashable, Sendable {
    /// Somebody has said so.
    case said
    /// It is a city of the system's time zone.
    case zone
    /// There is no such city, as in UTC.
    case nothing
  }

  package let place: Location
  package let basis: Basis

  init(_ place: Location, by basis: Basis) {
    (self.place, self.basis) = (place, basis)
  }

  /// The home of last resort.
  package static let usual = Hometown(.seoul, by: .nothing)

  /// Where the system's clock says that its user is. Where its zone has no city, the best known one of the
  /// region, two letters, that locale names.
  package init(of zoneName: String, in region: String?, named language: Language) {
    let gazetteer = Gazetteer()
    if let city = gazetteer.city(of: zoneName) {
      self.init(city.place(in: language), by: .zone)
    } else if let city = region.flatMap(gazetteer.city(ofCountry:)) {
      self.init(city.place(in: language), by: .nothing)
    } else {
      self = .usual
    }
  }
}

extension Gazetteer {
  /// The city that a time zone is named after, or else its best known one; nil if it has none.
  package func city(of zoneName: String) -> City? {
    let cities = cities(of: zoneName)
    return cities.first { $0.englishName == Self.name(of: zoneName) } ?? cities.first
  }

  /// The city in the name of a time zone: "New York" in "America/New_York".
  package static func name(of zoneName: String) -> String {
    let last = zoneName.split(separator: "/").last.map(String.init) ?? zoneName
    return last.split(separator: "_").joined(separator: " ")
  }
}

/// Keeps the name of a place as that of home, or its coordinates.
package struct KeptHome: Sendable {
  package let keep: @Sendable (String) throws -> Void

  package init(_ keep: @escaping @Sendable (String) throws -> Void) {
    self.keep = keep
  }
}
