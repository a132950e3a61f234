import Almanac
import FoundationEssentials
import Timelines
import Weather
import WidgetIntents

/// Gives an entry for each minute: hands and the sun move with it, and a numeral can roll only from
/// one entry to the next. An entry is a date; it is drawn when it is shown.
struct ClockProvider: AppIntentTimelineProvider {
  @Dependency private var language: Language
  @Dependency private var places: LocationBook

  private static let minutes = 120
  private static let usualCities = ["london", "new-york", "sydney"]

  func placeholder(in context: Context) -> ClockEntry {
    let place = ClockPlace(of: context.zone, named: .english)
    return ClockEntry(
      date: context.date, clock: ShownClock(face: .digital, main: place, others: [], own: place))
  }

  func snapshot(for configuration: ClockIntent, in context: Context) async throws -> ClockEntry {
    ClockEntry(date: context.date, clock: try clock(configuration, in: context))
  }

  func timeline(
    for configuration: ClockIntent, in context: Context
  ) async throws -> Timeline<ClockEntry> {
    let clock = try clock(configuration, in: context)
    let minute = (context.date.timeIntervalSince1970 / 60).rounded(.down)
    let dates = (1...Self.minutes).map { Date(timeIntervalSince1970: (minute + Double($0)) * 60) }
    return Timeline(
      entries: ([context.date] + dates).map { ClockEntry(date: $0, clock: clock) },
      policy: dates.last.map { .after($0) } ?? .atEnd)
  }

  private func clock(_ configuration: ClockIntent, in context: Context) throws -> ShownClock {
    let own = ClockPlace(of: context.zone, named: language)
    let main = try configuration.city.map(place) ?? own
    let chosen = [configuration.second, configuration.third, configuration.fourth]
    let others = try zip(chosen, Self.usualCities).compactMap { city, usual in
      if let city { return try place(city) }
      let usual = places.place(called: usual, in: language).flatMap { ClockPlace($0) }
      return usual.flatMap { $0.zone == main.zone ? nil : $0 }
    }
    return ShownClock(
      face: configuration.face, weight: configuration.weight, main: main, others: others, own: own)
  }

  /// Throws if no city has this name.
  private func place(_ city: CityEntity) throws -> ClockPlace {
    guard let place = city.place.flatMap({ ClockPlace($0) }) else { throw CityError(name: city.id) }
    return place
  }
}
