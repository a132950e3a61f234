import Almanac
import System
import Cells
import FoundationEssentials
import Layout
import Pages
import Testing
import Timelines
import Views
import Weather

@testable import Gallery

/// Checks how alerts, and the lack of any weather, are shown.
struct WeatherAlertViewTests {
  private let zone: Zone
  private let date: Date

  init() throws {
    zone = try .seoul()
    date = try zone.date("2026-11-21 09:41")
  }

  /// The weather with alerts that hold for some hours each.
  private func entry(_ alerts: [(name: String, from: Double, until: Double)]) throws -> WeatherEntry
  {
    let plain = try WeatherEntry.test(source: .weatherKit, isSample: false)
    var report = plain.weather.report
    report.alerts = try alerts.map { alert in
      try #require(
        WeatherAlert(
          .severe, of: alert.name, by: "기상청", from: date + alert.from * 3600,
          until: date + alert.until * 3600))
    }
    return WeatherEntry(
      date: date,
      weather: ShownWeather(report, zone: zone, ownZone: zone, units: plain.weather.units))
  }

  private func page(_ entry: WeatherEntry) -> WeatherPage {
    WeatherPage(
      entry.weather,
      at: LocationVisit(CityRing(at: .seoul, standing: [], offered: []), called: "seoul"),
      next: date)
  }

  @Test(arguments: [WidgetFamily.systemLarge, .systemExtraLarge])
  func largeTilesWarn(family: WidgetFamily) throws {
    let size = try #require(WeatherFamilyTests.sizes[family])
    let entry = try entry([("호우 경보", -1, 4)])
    let tile = try Tile(
      WeatherFamilyTests.view(of: entry, in: family), width: size.0, height: size.1)
    #expect(tile.written.contains("호우경보13시까지"))
    #expect(entry.alerts.count == 1)
    let later = WeatherEntry(date: date + 4 * 3600, weather: entry.weather)
    #expect(later.alerts.isEmpty)
  }

  @Test(arguments: [
    (-1.0, 4.0, "13시까지"), (2, 4, "11시–13시"), (-1, 20, "내일5시까지"), (20, 60, "내일5시–월요일21시"),
  ])
  func thePageSaysWhen(start: Double, end: Double, words: String) throws {
    let room = PageRoom(columns: 116, rows: 36, date: date, zone: zone)
    let tile = try Tile(
      page(entry([("태풍", start, end)])).body(in: room), width: 116, height: 36)
    #expect(tile.written.contains("태풍\(words)·기상청"), "\(tile.written.prefix(200))")
  }

  @Test(arguments: [(40, 10, 1), (76, 20, 1), (116, 36, 3), (300, 90, 3)])
  func thePageSaysHowManyMoreThereAre(columns: Int, rows: Int, shown: Int) throws {
    let alerts = (0..<5).map { (name: "경보\($0)", from: -1.0, until: 4.0) }
    let room = PageRoom(columns: columns, rows: rows, date: date, zone: zone)
    let tile = try Tile(page(entry(alerts)).body(in: room), width: columns, height: rows)
    let seen = (0..<5).filter { tile.written.contains("경보\($0)") }
    #expect(seen == Array(0..<shown) && tile.written.contains("외\(5 - shown)개"))
    for text in tile.content.everyText {
      #expect(text.columns.upperBound <= columns && text.rows.upperBound <= rows, "\(text)")
    }
  }

  @Test(arguments: WeatherFamilyTests.families)
  func aTileWithoutWeatherSaysWhyAndLeadsOn(family: WidgetFamily) throws {
    let size = try #require(WeatherFamilyTests.sizes[family])
    for cause in [MissingWeather.city("Atlantis"), .fault(WeatherFault(.offline))] {
      let tile = try Tile(
        WeatherTileView(moment: .missing(cause, date)).environment(\.widgetFamily, family),
        width: size.0, height: size.1)
      #expect(tile.face.url == WeatherLink.tile.url)
      #expect(tile.written.contains("날씨"))
      for text in tile.content.everyText {
        #expect(
          text.columns.upperBound <= size.0 && text.rows.upperBound <= size.1, "\(text)")
      }
    }
  }

  @Test(arguments: WeatherFault.Cause.allCases, [Asset.koreanStrings, .englishStrings])
  func everyFaultHasAdvice(cause: WeatherFault.Cause, language: Asset) throws {
    let view = MissingWeatherView(
      cause: .fault(WeatherFault(cause, "x.json")), columns: 76, rows: 20, hasButtons: true)
    let tile = try Tile(view, width: 76, height: 20, in: language)
    #expect(!tile.written.contains("weather.advice"), "\(tile.written)")
    #expect(tile.written.contains("x.json"))
  }
}
