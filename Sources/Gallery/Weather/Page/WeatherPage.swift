import Almanac
import FoundationEssentials
import Keys
import Pages
import Views
import Weather
import WidgetIntents

/// The weather of a place, now or at a selected hour.
struct WeatherPage: Page {
  private(set) var weather: ShownWeather
  /// The reason why there is no newer data; nil if there is none.
  private(set) var fault: WeatherFault?
  private(set) var renewal: Date?
  /// The selected hour; nil for now.
  private var hour: Date?
  private var ring: CityRing

  init(_ weather: ShownWeather, among ring: CityRing, fault: WeatherFault? = nil, next: Date) {
    (self.weather, self.ring, self.fault, renewal) = (weather, ring, fault, next)
  }

  var title: LocalizedStringResource { LocalizedStringResource(weather.place.nameKey) }

  var isChanged: Bool { false }

  var place: KeyPlace { .weather }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    let gesture: WeatherGesture? =
      switch event {
      case .command(let command): WeatherGesture(command)
      case .link(let url): WeatherGesture(url)
      case .typed, .paste, .scroll: nil
      }
    switch gesture {
    case .city(let count):
      ring.step(by: count)
      return WeatherLink(to: ring.place)?.url.map { .open($0) }
    case .step(let count): step(by: count, in: room)
    case .hour(let date): hour = hours(in: room).contains(date) ? date : nil
    case .renew: return .run(RefreshWeatherIntent())
    case .unit: weather = weather.inOtherDegrees
    case nil: break
    }
    return nil
  }

  /// Takes over newer data; keeps the user's selection.
  mutating func follow(_ newer: WeatherPage) {
    let unit = weather.units.temperature
    (weather, fault, renewal, ring) = (newer.weather, newer.fault, newer.renewal, newer.ring)
    if weather.units.temperature != unit { weather = weather.inOtherDegrees }
  }

  /// The page counts down to sunset in minutes.
  func end(in room: PageRoom) -> Date? { room.zone.end(of: .minute, at: room.date) }

  func body(in room: PageRoom) -> some View { WeatherPageView(view(in: room), in: room) }

  func mark(in room: PageRoom) -> some View { WeatherPageMark(entry: view(in: room).now) }

  func ground(in room: PageRoom) -> some View { view(in: room).shown.sky.gradient }

  func view(in room: PageRoom) -> WeatherScene {
    let date = hour.flatMap { $0 > room.date ? $0 : nil } ?? room.date
    return WeatherScene(
      now: WeatherEntry(date: room.date, weather: weather),
      shown: WeatherEntry(date: date, weather: weather, viewed: room.date), fault: fault)
  }

  /// The hours that can be selected.
  private func hours(in room: PageRoom) -> [Date] {
    weather.forecast.hours(from: room.date + 1, WeatherScene.hours).map(\.date)
  }

  /// Moves the selection, from now up to the last hour.
  private mutating func step(by count: Int, in room: PageRoom) {
    let hours = hours(in: room)
    let index = hour.flatMap(hours.firstIndex(of:)) ?? -1
    let next = min(index + count, hours.count - 1)
    hour = next < 0 ? nil : hours[next]
  }
}

extension ShownWeather {
  fileprivate var inOtherDegrees: ShownWeather {
    var units = units
    units.temperature = units.temperature == .celsius ? .fahrenheit : .celsius
    return ShownWeather(report, zone: zone, ownZone: ownZone, units: units)
  }
}
