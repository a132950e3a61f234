import Almanac
import FoundationEssentials
import Intents
import Pages
import Views
import Weather

/// The weather of a place, now or at a selected hour.
struct WeatherPage: Page {
  private(set) var news: WeatherNews
  /// The reason why there is no newer data; nil if there is none.
  private(set) var fault: WeatherFault?
  private(set) var renewal: Date?
  /// The selected hour; nil for now.
  private var hour: Date?
  private var ring: CityRing

  init(_ news: WeatherNews, among ring: CityRing, fault: WeatherFault? = nil, next: Date) {
    (self.news, self.ring, self.fault, renewal) = (news, ring, fault, next)
  }

  var title: LocalizedStringResource { LocalizedStringResource(news.place.nameKey) }

  var isChanged: Bool { false }

  var hints: [PageHint] {
    [
      PageHint("esc", "page.home"), PageHint("←→", plain: "< >", "weather.page.city"),
      PageHint("↑↓", plain: "^ v", "weather.page.hour"), PageHint("r", "weather.page.renew"),
      PageHint("u", "weather.page.unit"),
    ]
  }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    let gesture: WeatherGesture? =
      switch event {
      case .key(let key): WeatherGesture(key)
      case .link(let url): WeatherGesture(url)
      case .paste: nil
      }
    switch gesture {
    case .city(let count):
      ring.step(by: count)
      return WeatherLink(to: ring.place)?.url.map { .open($0) }
    case .step(let count): step(by: count, in: room)
    case .hour(let date): hour = hours(in: room).contains(date) ? date : nil
    case .renew: return .run(RefreshWeatherIntent())
    case .unit: news = news.inOtherDegrees
    case nil: break
    }
    return nil
  }

  /// Takes over newer data; keeps the user's selection.
  mutating func follow(_ newer: WeatherPage) {
    let unit = news.units.temperature
    (news, fault, renewal, ring) = (newer.news, newer.fault, newer.renewal, newer.ring)
    if news.units.temperature != unit { news = news.inOtherDegrees }
  }

  /// The page counts down to sunset in minutes.
  func end(in room: PageRoom) -> Date? { room.zone.end(of: .minute, at: room.date) }

  func body(in room: PageRoom) -> some View { WeatherPageView(view(in: room), in: room) }

  func mark(in room: PageRoom) -> some View { WeatherPageMark(entry: view(in: room).now) }

  func ground(in room: PageRoom) -> some View { view(in: room).shown.sky.gradient }

  func view(in room: PageRoom) -> WeatherScene {
    let date = hour.flatMap { $0 > room.date ? $0 : nil } ?? room.date
    return WeatherScene(
      now: WeatherEntry(date: room.date, news: news),
      shown: WeatherEntry(date: date, news: news, viewed: room.date), fault: fault)
  }

  /// The hours that can be selected.
  private func hours(in room: PageRoom) -> [Date] {
    news.forecast.hours(from: room.date + 1, WeatherScene.hours).map(\.date)
  }

  /// Moves the selection, from now up to the last hour.
  private mutating func step(by count: Int, in room: PageRoom) {
    let hours = hours(in: room)
    let index = hour.flatMap(hours.firstIndex(of:)) ?? -1
    let next = min(index + count, hours.count - 1)
    hour = next < 0 ? nil : hours[next]
  }
}

extension WeatherNews {
  fileprivate var inOtherDegrees: WeatherNews {
    var units = units
    units.temperature = units.temperature == .celsius ? .fahrenheit : .celsius
    return WeatherNews(bulletin, zone: zone, ownZone: ownZone, units: units)
  }
}
