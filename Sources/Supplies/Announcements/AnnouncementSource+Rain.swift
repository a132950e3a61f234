package import Desk
import FoundationEssentials
import Gallery
import Home
import Weather

extension AnnouncementSource {
  /// Precipitation that begins at the place of a weather widget, from an hour before on. Nobody is asked
  /// for newer weather.
  package static let rain = AnnouncementSource(of: .rain) { scene, _ in
    GalleryBundle.rain(over: scene.widgets, at: scene.from, with: scene.dependencies).map { rain in
      Announcement(
        .rain(condition: rain.condition.nameKey, place: rain.place.nameKey, from: rain.date),
        about: "rain \(rain.place.latitude) \(rain.place.longitude)", at: rain.date - notice,
        until: rain.date, tolerance: pause)
    }
    .filter(scene.includes)
  }

  private static let notice = 3600.0
  /// The seconds between two spells of rain that are told of.
  private static let pause = 3 * 3600.0
}
