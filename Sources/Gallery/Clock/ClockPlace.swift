import Almanac
import FoundationEssentials
import Weather

/// A place with its time zone.
struct ClockPlace: Hashable, Sendable {
  /// The localization key of its name, or the name itself.
  let nameKey: String
  let zone: Zone
  /// Where it is; nil if only its time zone is known.
  let place: Location?

  /// Fails if the system doesn't know its time zone.
  init?(_ place: Location) {
    guard let zone = try? Zone(named: place.zoneName) else { return nil }
    (nameKey, self.zone, self.place) = (place.nameKey, zone, place)
  }

  /// The best known city of a time zone, preferably the one that names it.
  init(of zone: Zone, named language: Language) {
    let cities = Gazetteer().cities(of: zone.name)
    let name = zone.name.split(separator: "/").last.map(String.init) ?? zone.name
    let plain = name.split(separator: "_").joined(separator: " ")
    let city = cities.first { $0.englishName == plain } ?? cities.first
    place = city?.place(in: language)
    (nameKey, self.zone) = (place?.nameKey ?? plain, zone)
  }

  func moment(at date: Date) -> CivilMoment { zone.civil(at: date) }

  /// How many seconds its clocks are ahead of another place's.
  func lead(over other: ClockPlace, at date: Date) -> Int {
    moment(at: date).seconds - other.moment(at: date).seconds
  }

  /// Whether the sun is up; without a known position, whether it is between six and six.
  func isDay(at date: Date) -> Bool {
    place.map { $0.daytime(at: date).isDay } ?? (6..<18 ~= moment(at: date).time.hour)
  }
}
