import Almanac
import FoundationEssentials
import Weather

/// The data that a timeline's entries share: a place's weather, and how to show it.
final class WeatherNews: Sendable {
  let bulletin: Bulletin
  /// The place's time zone.
  let zone: Zone
  /// The user's time zone.
  let ownZone: Zone
  let units: WeatherUnits
  /// Whether this is a sample.
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

  /// The freshness at a date; simulated weather never ages.
  func freshness(at date: Date) -> Freshness {
    isSimulated ? .fresh : Freshness(of: bulletin.fetched, at: date)
  }

  /// The date at which the user's clock shows what the place's clock shows at `date`.
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
