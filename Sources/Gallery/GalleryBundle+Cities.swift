import Weather

extension GalleryBundle {
  /// The words for some cities, each another one: the best known of a time zone, then others of its
  /// country, then of the world. A zone without a city counts as that of Seoul.
  package static func cities(near zoneName: String, count: Int) -> [String] {
    let cities = Gazetteer().cities
    guard let home = cities.first(where: { $0.zoneName == zoneName }) ?? cities.first else {
      return []
    }
    let others = cities.filter { $0.id != home.id }
    let near = others.filter { $0.countryCode == home.countryCode }
    let far = others.filter { $0.countryCode != home.countryCode }
    return ([home] + near + far).prefix(count).map(\.id)
  }
}
