import Weather

extension GalleryBundle {
  /// The words for some cities, each another one: the best known of a time zone, then others of its
  /// country, then of the world. A zone without a city counts as that of Seoul.
  package static func cities(near zoneName: String, count: Int) -> [String] {
    Gazetteer().cities(near: zoneName, count: count).map(\.id)
  }
}
