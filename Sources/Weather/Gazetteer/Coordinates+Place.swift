import Glibc

extension Coordinates {
  /// The place at these coordinates. Its time zone is that of the nearest city or, far out at sea,
  /// follows from the longitude.
  package func place(among gazetteer: Gazetteer = Gazetteer()) -> Location {
    Location(nameKey: text, latitude: latitude, longitude: longitude, zoneName: zoneName(gazetteer))
  }

  /// The nearest city; nil far out at sea.
  package func nearestCity(among gazetteer: Gazetteer = Gazetteer()) -> City? {
    let distances = gazetteer.cities.compactMap { city in
      Coordinates(latitude: city.latitude, longitude: city.longitude).map {
        (city: city, distance: distance(to: $0))
      }
    }
    let nearest = distances.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance < Self.reach ? $0.city : nil }
  }

  /// The coordinates as text, such as "37.57°N 126.98°E".
  package var text: String {
    "\(Self.degrees(latitude))°\(latitude < 0 ? "S" : "N") "
      + "\(Self.degrees(longitude))°\(longitude < 0 ? "W" : "E")"
  }

  /// The straight distance through the earth, in earth radii.
  func distance(to other: Coordinates) -> Double {
    let (one, two) = (direction, other.direction)
    return zip(one, two).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private var direction: [Double] {
    let (north, east) = (latitude * .pi / 180, longitude * .pi / 180)
    return [cos(north) * cos(east), cos(north) * sin(east), sin(north)]
  }

  /// The distance within which a city's time zone and country apply: about 1,000 km.
  private static let reach = 0.157

  private func zoneName(_ gazetteer: Gazetteer) -> String {
    if let city = nearestCity(among: gazetteer) { return city.zoneName }
    // By an old convention, the signs in these names are reversed.
    let hours = Int((longitude / 15).rounded())
    return hours == 0 ? "Etc/GMT" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
  }

  private static func degrees(_ number: Double) -> String {
    let hundredths = Int((abs(number) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
