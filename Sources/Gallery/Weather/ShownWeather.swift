import Almanac
import FoundationEssentials
import System
import Timelines
import Weather

/// The data that a timeline's entries share: a place's weather, and how to show it.
final class ShownWeather: Sendable {
  let report: WeatherReport
  /// The place's time zone.
  let zone: Zone
  /// The user's time zone.
  let ownZone: Zone
  let units: WeatherUnits
  /// Whether hours run to 24; nil for what is usual on the screen.
  let is24Hour: Bool?
  /// Whether this is a sample.
  let isSample: Bool
  /// Whether this is simulated though nobody asked for that.
  let isUnwanted: Bool

  init(
    _ report: WeatherReport, zone: Zone, ownZone: Zone, units: WeatherUnits = WeatherUnits(),
    is24Hour: Bool? = nil, isSample: Bool = false, isUnwanted: Bool = false
  ) {
    var report = report
    report.forecast = report.forecast.agreeing
    self.report = report
    self.zone = zone
    self.ownZone = ownZone
    self.units = units
    self.is24Hour = is24Hour
    self.isSample = isSample
    self.isUnwanted = isUnwanted
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
        && one.units == other.units && one.is24Hour == other.is24Hour
        && one.isSample == other.isSample
        && one.isUnwanted == other.isUnwanted
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(report)
    hasher.combine(isSample)
  }
}

extension ShownWeather {
  /// The number of hours that entries cover.
  static let hours = 24

  /// The entries from a date on: one for each date at which the text changes.
  func entries(from date: Date) -> [WeatherEntry] {
    let fullHours = fullHours(after: date)
    guard let end = fullHours.last else { return [WeatherEntry(date: date, weather: self)] }
    let turns = forecast.turns(after: date).filter { $0 <= end }
    // There may be no later update, and old data must not look fresh.
    let ages = isSimulated ? [] : Freshness.turns(of: report.fetched)
    let alerts = report.alerts.flatMap { [$0.start, $0.end] }.filter { $0 <= end }
    let dates = Set(fullHours + turns + ages + alerts).filter { $0 > date }
    return ([date] + dates.sorted()).map { WeatherEntry(date: $0, weather: self) }
  }

  /// The coming full hours in the place's local time.
  private func fullHours(after date: Date) -> [Date] {
    var dates: [Date] = []
    while dates.count < Self.hours, let next = zone.end(of: .hour, at: dates.last ?? date) {
      dates.append(next)
    }
    return dates
  }
}

/// What a weather tile shows from a date on: the weather, or why there is none.
enum WeatherMoment: TimelineEntry, Hashable {
  case told(WeatherEntry)
  case missing(MissingWeather, Date)

  var date: Date {
    switch self {
    case .told(let entry): entry.date
    case .missing(_, let date): date
    }
  }

  var relevance: TimelineEntryRelevance? {
    if case .told(let entry) = self { entry.relevance } else { nil }
  }
}

/// The places that weather pages have shown since the program has started, the last one last.
package final class VisitedPlaces: Sendable {
  private let places = LockedValue<[Location]>([])

  package init() {}

  var all: [Location] { places.withLock { $0 } }

  /// Notes a place that is shown. Only the last ones are known.
  func note(_ place: Location) {
    places.withLock { places in
      guard !places.contains(where: { $0.isWhere(place) }) else { return }
      places = (places + [place]).suffix(Self.most)
    }
  }

  private static let most = 12
}
