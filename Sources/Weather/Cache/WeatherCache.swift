/// The last that each source has told of each place, kept in a folder.
package struct WeatherCache: Sendable {
  private let folder: String

  package init(in folder: String) {
    self.folder = folder
  }

  /// Nil where there is none; what can't be read is dropped.
  package func bulletin(of place: Place, from source: Source) -> Bulletin? {
    let file = CacheFile(path: path(of: place, source))
    guard let text = file.text else { return nil }
    guard case .news(let bulletin) = Report(text: text), bulletin.source == source,
      bulletin.place.isWhere(place)
    else {
      file.drop()
      return nil
    }
    return bulletin
  }

  /// It is only slower, and no fault, if that can't be.
  package func keep(_ bulletin: Bulletin) {
    let file = CacheFile(path: path(of: bulletin.place, bulletin.source))
    file.makeFolders()
    file.write(Report.news(bulletin).text)
  }

  private func path(of place: Place, _ source: Source) -> String {
    func written(_ degrees: Double) -> String { "\((degrees * 10_000).rounded() / 10_000)" }
    return "\(folder)/\(source.rawValue)_\(written(place.latitude))_\(written(place.longitude))"
  }
}

extension Place {
  /// Whether sources are asked the same about both.
  package func isWhere(_ other: Place) -> Bool {
    zoneName == other.zoneName && abs(latitude - other.latitude) < 0.0002
      && abs(longitude - other.longitude) < 0.0002
  }
}
