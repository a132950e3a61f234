import Desk
import Gallery

/// The default Home Screen. Its first four widgets fill a small screen, and all of them a large one in
/// five columns and three rows.
enum FirstBoard {
  static func text(_ whereabouts: Offer.Whereabouts) -> String {
    let cities = GalleryBundle.cities(near: whereabouts.zoneName, count: 4)
    func city(_ index: Int) -> String {
      cities.indices.contains(index) ? " city=\(cities[index])" : ""
    }
    let newYear = whereabouts.strings["dday.first.new-year"] ?? ""
    return """
      weather medium\(city(0))
      dday small
      reminders medium
      caffeine small
      weather large\(city(1))
      dday small title="\(newYear)" date=2000-01-01 yearly=true
      weather small\(city(2))
      dday medium show=list
      reminders circular
      dday circular
      weather rectangular\(city(3))
      """
  }
}
