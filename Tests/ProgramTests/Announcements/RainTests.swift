import Almanac
import Supplies
import Foundation
import Gallery
import Home
import Kit
import Store
import Testing
import Timelines
import Weather
import WidgetIntents

@testable import Desk

struct RainTests {
  private let folder: TestFolder
  private let noon = Date(timeIntervalSince1970: 1_800_000_000)
  private let dry = Condition.cloudy

  init() throws {
    folder = try TestFolder()
  }

  private func report(_ conditions: [Condition], fetched: Date) -> WeatherReport {
    let hours = conditions.enumerated().map { index, condition in
      Forecast.Hour(
        date: noon + Double(index) * 3600,
        reading: WeatherSample(condition: condition, isDay: true, temperature: 12))
    }
    return WeatherReport(
      place: .seoul, source: .openMeteo, fetched: fetched,
      forecast: Forecast(current: hours[0], hours: Array(hours.dropFirst()), days: []))
  }

  @Test func tellsOfRainThatBegins() {
    let hours = [dry, dry, .rain, .rain, dry, .snow]
    let rain = report(hours, fetched: noon).rain(after: noon, at: .seoul)
    #expect(rain.map(\.date) == [noon + 2 * 3600, noon + 5 * 3600])
    #expect(rain.map(\.condition) == [.rain, .snow])
    #expect(report(hours, fetched: noon).rain(after: noon + 3 * 3600, at: .seoul).count == 1)
    #expect(report([.rain, .rain], fetched: noon).rain(after: noon, at: .seoul).isEmpty)
  }

  @Test func doesNotRelyOnOldForecasts() {
    let old = report([dry, dry, .rain], fetched: noon - 11 * 3600)
    #expect(old.rain(after: noon, at: .seoul).isEmpty)
  }

  private func announcements(of bureau: WeatherBureau) throws -> [Announcement] {
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: bureau)
    dependencies.add(dependency: LocationBook())
    dependencies.add(dependency: Language.english)
    let widgets = [1, 2].map {
      Instance(id: Instance.ID($0), kind: "weather", family: .systemSmall)
    }
    return try AnnouncementSource.rain.announcements(
      AnnouncementSource.Scene(
        in: Store(in: folder.path), from: noon, until: noon + 86_400, zone: .utc, widgets: widgets,
        dependencies: dependencies)
    ) { _ in }
  }

  @Test func usesWhatIsKnownAndAsksNobody() throws {
    let cache = WeatherCache(in: folder.file("weather"))
    cache.keep(report([dry, dry, .rain], fetched: noon))
    let bureau = WeatherBureau(WeatherSettings(), cache: cache) { _ in
      Issue.record("asked")
      return .fault(WeatherFault(.program))
    }
    let told = try announcements(of: bureau)
    #expect(told.map(\.date) == [noon + 3600] && told.map(\.end) == [noon + 2 * 3600])
    #expect(told.map(\.topic) == [.rain])
    var settings = WeatherSettings()
    settings.choice = .only(.simulated)
    #expect(try announcements(of: WeatherBureau(settings, cache: cache, ask: nil)).isEmpty)
  }

  /// A forecast that moves by an hour is about the same rain.
  @Test func tellsOfTheSameRainOnce() throws {
    let store = Store(in: folder.file("data"))
    let cache = WeatherCache(in: folder.file("weather"))
    var counts: [Int] = []
    for hours in [
      [dry, dry, .rain], [dry, dry, dry, .rain], [dry, dry, dry, dry, dry, dry, .rain],
    ] {
      cache.keep(report(hours, fetched: noon))
      let bureau = WeatherBureau(WeatherSettings(), cache: cache, ask: nil)
      counts.append(try announcements(of: bureau).claimed(in: store, at: noon).count)
    }
    #expect(counts == [1, 0, 1])
  }
}
