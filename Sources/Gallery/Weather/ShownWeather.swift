import Almanac
import FoundationEssentials
import Weather

/// The data that a timeline's entries share: a place's weather, and how to show it.
final class ShownWeather: Sendable {
  let report: WeatherReport
  /// The place's time zone.
  let zone: Zone
  /// The user's time zone.
  let ownZone: Zone
  let units: WeatherUnits
  /// Whether this is a sample.
  let isSample: Bool

  init(
    _ report: WeatherReport, zone: Zone, ownZone: Zone, units: WeatherUnits = WeatherUnits(),
    isSample: Bool = false
  ) {
    var report = report
    report.forecast = report.forecast.agreeing
    self.report = report
    self.zone = zone
    self.ownZone = ownZone
    self.units = units
    self.isSample = isSample
  }

  var place: Location { report.place }
  var forecast: Forecast { report.forecast }
  var isSimulated: Bool { report.source == .simulated }

  /// The freshness at a date; simulated weather never ages.
  func freshness(at date: Date) -> Freshness {
    isSimulated ? .fresh : Freshness(of: report.fetched, at: date)
  }

  /// The date at which the user's clock shows what the place's clock shows at `date`.
  func shown(_ date: Date) -> Date {
    zone == ownZone ? date : ownZone.date(of: zone.civil(at: date))
  }

  /// The date at which the user's clock shows the start of the hour that the place's clock shows at
  /// `date`: the same all through the hour, so that a text of it is equal too.
  func shownHour(of date: Date) -> Date {
    let moment = zone.civil(at: date)
    let start = CivilTime(secondOfDay: moment.time.hour * 3600)
    return ownZone.date(of: CivilMoment(day: moment.day, time: start))
  }
}

extension ShownWeather: Hashable {
  static func == (one: ShownWeather, other: ShownWeather) -> Bool {
    one === other
      || one.report == other.report && one.zone == other.zone && one.ownZone == other.ownZone
        && one.units == other.units && one.isSample == other.isSample
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(report)
    hasher.combine(isSample)
  }
}
