import Almanac
import System
import Cells
import FoundationEssentials
import Gallery
import HomeTesting
import Layout
import Pages
import Testing
import Timelines
import Views
import Weather
import WidgetIntents

@testable import Home

/// The weather page opened from its widget, at a terminal size and in a look.
struct PageSheet: CustomTestStringConvertible {
  let name: String
  let size: Size
  var language = Asset.koreanStrings
  var look = SheetLook("full", .dark)
  var depth = ColorDepth.direct
  var glyphs = GlyphTier.sextant
  var condition = Condition.rain
  /// The number of hours that the user moves ahead.
  var steps = 0
  /// What the user types after that.
  var typed = ""
  var place = Location.seoul
  var hasAlerts = false
  /// Why nothing is known about the place.
  var fault: WeatherFault?

  /// A large screen in English, and small ones in Korean in every state of the page.
  static let recorded = [
    PageSheet(
      name: "120x40", size: Size(width: 120, height: 40), language: .englishStrings, steps: 4),
    small("80x24") { _ in }, small("search") { $0.typed = "/부" },
    small("visit") { $0.place = .busan }, small("alerts") { $0.hasAlerts = true },
    small("missing") { $0.fault = WeatherFault(.key, "key file") },
    small("snow") { ($0.condition, $0.look) = (.snow, SheetLook("full", .light)) },
  ]

  static func small(_ name: String, _ change: (inout PageSheet) -> Void) -> PageSheet {
    var sheet = PageSheet(name: name, size: Size(width: 80, height: 24))
    change(&sheet)
    return sheet
  }

  var testDescription: String { name }

  private var isKorean: Bool { language == .koreanStrings }

  func canvas() throws -> Canvas {
    var home = Home(
      size: size, device: try #require(DeviceTable(parsing: Asset.devices.text)["430x932"]),
      presentation: try presentation(), kinds: WidgetKind.all(in: GalleryBundle()).kinds,
      instances: [Instance(id: Instance.ID(1), kind: "weather", family: .systemSmall)],
      pages: GalleryBundle.pages, at: ContactSheet.date)
    let url = try #require(URL(string: "widgetty://weather/\(place.latitude),\(place.longitude)"))
    let effect = home.context.pages.ask(for: url, from: Instance.ID(1))
    guard case .open(let request) = effect else { return Canvas(size: .zero) }
    let dependencies = try dependencies(telling: report())
    let tile = WidgetInfo(
      Instance(id: Instance.ID(1), kind: "weather", family: .systemSmall))
    let center = WidgetCenterLink(configurations: [tile], reload: { _ in })
    let page = try Dependencies.$current.withValue(dependencies) {
      try WidgetCenterLink.$current.withValue(center) { try GalleryBundle.pages.page(url) }
    }
    let opening = PageOpening(request, .success(try #require(page)))
    _ = home.handle(.pageOpened(opening), at: ContactSheet.date)
    for _ in 0..<steps { _ = home.handle(.input(.key(Key(.down))), at: ContactSheet.date) }
    for letter in typed { _ = home.handle(.input(.key(Key(letter))), at: ContactSheet.date) }
    home.settle(at: ContactSheet.date)
    var pictures = Pictures()
    return home.frame(at: ContactSheet.date, reusing: &pictures).canvas
  }

  private func dependencies(telling report: WeatherReport) throws -> Dependencies {
    var dependencies = GalleryBundle.dependencies()
    var settings = WeatherSettings()
    if fault != nil { settings.choice = .only(.weatherKit) }
    let bureau = WeatherBureau(settings, share: { 0 }) { [fault] _ in
      fault.map(WeatherAnswer.fault) ?? .report(report)
    }
    dependencies.add(dependency: bureau)
    let opener = PageOpener(
      WidgetInfo(Instance(id: Instance.ID(1), kind: "weather", family: .systemSmall)))
    dependencies.add(dependency: opener)
    let now = Now(date: ContactSheet.date, zone: try Zone(named: "Asia/Seoul"))
    dependencies.add(dependency: now)
    dependencies.add(dependency: isKorean ? Language.korean : .english)
    dependencies.add(dependency: LocationBook())
    return dependencies
  }

  private func presentation() throws -> Presentation {
    let strings = language.strings
    let dates = DateWriter(
      wording: try Wording(table: strings), zone: try Zone(named: "Asia/Seoul"),
      hourCycle: language == .koreanStrings ? .twentyFour : .twelve)
    return Presentation(
      surroundings: Surroundings(
        date: ContactSheet.date, dates: dates, symbols: try SymbolIndex(of: Asset.figures.text),
        glyphs: glyphs),
      look: Look(
        appearance: look.appearance, depth: depth,
        names: try NamedColors(parsing: Asset.colors.text)),
      preferences: look.preferences, strings: strings)
  }

  /// Weather that is dry for three hours, then wet for six.
  private func report() throws -> WeatherReport {
    let date = ContactSheet.date
    let zone = try Zone(named: "Asia/Seoul")
    let cold = condition == .snow ? -12 : 0
    func reading(_ number: Int) -> WeatherSample {
      let isWet = condition == .snow || 3..<9 ~= number
      return WeatherSample(
        condition: isWet ? condition : .partlyCloudy, isDay: number < 9,
        temperature: Temperature(celsius: Double(8 + min(number, 6) - max(0, number - 7) + cold)),
        feelsLike: Temperature(celsius: Double(6 + cold)), humidity: UInt8(46 + number),
        precipitationChance: isWet ? UInt8(30 + 10 * min(7, number)) : 10, precipitation: 1,
        windSpeed: 5, gusts: 8, windDirection: UInt16(45 + 5 * number), uvIndex: 5,
        pressure: UInt16(1018 - number / 2))
    }
    let full = date + 1140
    let hours = (0..<36).map {
      Forecast.Hour(date: full + Double($0) * 3600, reading: reading($0 + 1))
    }
    let today = zone.civil(at: date).day
    let sunrise = zone.startOfDay(today) + 26_040
    let days = (0..<10).map { number in
      let shift = Double(number) * 86_400
      return Forecast.Day(
        day: today.advanced(by: number),
        reading: DayWeather(
          condition: number == 0 ? condition : Condition.allCases[number % 9],
          high: Temperature(celsius: Double(14 - number % 4 + cold)),
          low: Temperature(celsius: Double(3 - number % 3 + cold)),
          precipitationChance: number % 3 == 0 ? 70 : 10, precipitation: 3, uvIndex: 5,
          sunrise: sunrise + shift, sunset: sunrise + 36_180 + shift))
    }
    return WeatherReport(
      place: .seoul, source: .openMeteo, fetched: date - 660, expires: date + 3600,
      forecast: Forecast(
        current: Forecast.Hour(date: date, reading: reading(0)), hours: hours, days: days),
      alerts: hasAlerts ? alerts : [])
  }

  private var alerts: [WeatherAlert] {
    let date = ContactSheet.date
    return [
      WeatherAlert(
        .extreme, of: isKorean ? "태풍 경보" : "Typhoon Warning", in: isKorean ? "서울특별시" : "Seoul",
        by: isKorean ? "기상청" : "Korea Meteorological Administration",
        details: "https://weatherkit.apple.com/alertDetails/index.html?ids=aa2dc3b7",
        from: date - 60,
        until: date + 30_000),
      WeatherAlert(
        .severe, of: isKorean ? "호우 주의보" : "Heavy Rain Advisory", from: date + 7200,
        until: date + 100_000),
    ].compactMap(\.self)
  }
}
