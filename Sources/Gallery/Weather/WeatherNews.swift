import Almanac
import FoundationEssentials
import Weather

/// What the entries of a timeline share: what was told about a place, and how it is to be shown.
final class WeatherNews: Sendable {
  let bulletin: Bulletin
  /// That of the place.
  let zone: Zone
  /// That of whoever looks at it.
  let ownZone: Zone
  let units: WeatherUnits
  /// Whether it only stands for what could be there.
  let isSample: Bool

  init(
    _ bulletin: Bulletin, zone: Zone, ownZone: Zone, units: WeatherUnits = WeatherUnits(),
    isSample: Bool = false
  ) {
    self.bulletin = bulletin
    self.zone = zone
    self.ownZone = ownZone
    self.units = units
    self.isSample = isSample
  }

  var place: Place { bulletin.place }
  var forecast: Forecast { bulletin.forecast }
  var isSimulated: Bool { bulletin.source == .simulated }

  /// What is made up doesn't age.
  func freshness(at date: Date) -> Freshness {
    isSimulated ? .fresh : Freshness(of: bulletin.fetched, at: date)
  }

  /// The date at which the clocks of whoever looks show what those of the place show at another.
  func shown(_ date: Date) -> Date {
    zone == ownZone ? date : ownZone.date(of: zone.civil(at: date))
  }
}

extension WeatherNews: Hashable {
  static func == (one: WeatherNews, other: WeatherNews) -> Bool {
    one === other
      || one.bulletin == other.bulletin && one.zone == other.zone && one.ownZone == other.ownZone
        && one.units == other.units && one.isSample == other.isSample
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(bulletin)
    hasher.combine(isSample)
  }
}
