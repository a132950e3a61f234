import Almanac
import System
import Cells
import FoundationEssentials
import Kit
import Layout
import Testing
import Timelines
import Views
import Weather
import WidgetIntents

@testable import Gallery

struct WeatherFamilyTests {
  static let sizes: [WidgetFamily: (Int, Int)] = [
    .systemSmall: (17, 8), .systemMedium: (41, 8), .systemLarge: (41, 20),
    .systemExtraLarge: (89, 20), .accessoryCircular: (9, 4), .accessoryCorner: (9, 4),
    .accessoryRectangular: (21, 4), .accessoryInline: (32, 1),
  ]
  static let families = sizes.keys.sorted { $0.description < $1.description }

  static func view(of entry: WeatherEntry, in family: WidgetFamily) -> some View {
    WeatherView(entry: entry).environment(\.widgetFamily, family)
  }

  private func tile(
    _ entry: WeatherEntry, _ family: WidgetFamily, in strings: Asset = .koreanStrings,
    width: Int? = nil, height: Int? = nil, glyphs: GlyphTier = .sextant,
    hours: HourCycle = .twentyFour
  ) throws -> Tile {
    let size = try #require(Self.sizes[family])
    return try Tile(
      Self.view(of: entry, in: family), width: width ?? size.0, height: height ?? size.1,
      in: strings, glyphs: glyphs, hours: hours)
  }

  private func picture(
    _ entry: WeatherEntry, _ family: WidgetFamily, in strings: Asset = .koreanStrings
  ) throws -> String {
    try tile(entry, family, in: strings).canvas.description
  }

  @Test func mediumShowsTheNextHoursAndWhatMatters() throws {
    let entry = try WeatherEntry.test(
      .seoul, .clear, then: [.clear, .cloudy, .rain, .rain], isSample: false)
    expectPicture(
      try tile(entry, .systemMedium).canvas,
      """
      서울        │  지금   10시   11시   12시
                  │
      ▞🬂▚🬦🬆🬊🬓🬴▌   │  🬃🬯🬮🬇   🬃🬯🬮🬇    🬵🬹🬱  🬞🬹  🬹🬏
        🬷 🬞🬵🬄     │ 🬋▐  ▌🬋 🬋▐  ▌🬋 🬻    🬺 🬬    🬝
       🬖🬀🬞 🬁▌     │  🬃🬡🬒🬇   🬃🬡🬒🬇  🬊🬎🬎🬎🬎🬆 🬞🬄🬞🬄🬞🬄
      🬍🬋🬋🬁🬌🬍🬀     │  23°    23°    23°    23°
      맑음        │                       70%
      ↑26° ↓17°   │ 12시부터 비               ↻
      """)
  }

  /// A shorter word replaces a long one that doesn't fit.
  @Test(arguments: Condition.allCases, [Asset.koreanStrings, .englishStrings])
  func saysInWordsWhatTheSkyDoes(condition: Condition, strings: Asset) throws {
    let words = strings.strings
    let names = [condition.nameKey, condition.briefNameKey].map { words[$0] ?? "?" }
    for family in Self.families where family != .accessoryCircular && family != .accessoryCorner {
      let picture = try picture(.test(.busan, condition, isSample: false), family, in: strings)
      #expect(names.contains { picture.contains($0) }, "\(picture)")
    }
  }

  @Test func aRingNamesItsPlaceUnlessSomethingHasToBeSaid() throws {
    let entry = try WeatherEntry.test(.busan, source: .openMeteo, age: 5 * 3600)
    let rows = try picture(entry, .accessoryCircular).split(separator: "\n")
    #expect(rows[2].contains("5시간"))
    let fresh = try WeatherEntry.test(.busan, source: .openMeteo)
    let freshRows = try picture(fresh, .accessoryCircular).split(separator: "\n")
    #expect(freshRows[2].contains("부산"))
    // The opening of the ring is no place for words.
    for row in [rows[3], freshRows[3]] { #expect(!row.contains { $0.isLetter }) }
  }

  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
  func saysOfWhenItIsBesideWhatAsksAgain(family: WidgetFamily) throws {
    let told = try picture(.test(source: .openMeteo, age: 660, isSample: false), family)
    #expect(told.contains(/9:30( · Open-Meteo\.com)? ↻/), "\(told)")
    let old = try picture(.test(source: .openMeteo, age: 18_000, isSample: false), family)
    // If both don't fit, old data can still be refreshed.
    #expect(old.contains("5시간 전"))
    if family == .systemLarge { #expect(old.contains("5시간 전 · Open-Meteo.com ↻"), "\(old)") }
  }

  @Test func tellsTheWindAndWhatFallsInTheUnitsThatAreWanted() throws {
    let units = WeatherUnits(
      temperature: .fahrenheit, wind: .milesPerHour, precipitation: .inches)
    let entry = try WeatherEntry.test(units: units)
    #expect(try picture(entry, .systemLarge, in: .englishStrings).contains("Wind 4 mph"))
    let whole = try picture(entry, .systemExtraLarge, in: .englishStrings)
    #expect(whole.contains("Wind 4 mph") && whole.contains("Precip. 0.12 in"))
    #expect(whole.contains("Feels 73°") && whole.contains("↑79° ↓63°"))
    let usual = try picture(.test(), .systemExtraLarge, in: .englishStrings)
    #expect(usual.contains("Wind 2 m/s") && usual.contains("Precip. 3 mm"))
  }

  @Test(arguments: families) func saysThatItIsOld(family: WidgetFamily) throws {
    let fresh = try WeatherEntry.test(source: .openMeteo, age: 7199)
    #expect(try !picture(fresh, family).contains("시간 전"))
    let old = try WeatherEntry.test(source: .openMeteo, age: 5 * 3600)
    let isBrief = [.accessoryCircular, .accessoryCorner].contains(family)
    #expect(try picture(old, family).contains(isBrief ? "5시간" : "5시간 전"))
    #expect(
      try picture(old, family, in: .englishStrings).contains(isBrief ? "5 h" : "5 h ago"))
  }

  @Test(arguments: families) func showsDashesForWhatIsTooOld(family: WidgetFamily) throws {
    let entry = try WeatherEntry.test(source: .openMeteo, age: 86_400)
    let tile = try tile(entry, family)
    #expect(!tile.canvas.description.contains("23"))
    #expect(!tile.canvas.description.contains("26"))
    #expect(tile.label == "서울의 최근 날씨를 알 수 없음")
    let isBrief = [.accessoryCircular, .accessoryCorner].contains(family)
    #expect(tile.canvas.description.contains("오래됨") || isBrief)
  }

  @Test(arguments: [WidgetFamily.systemLarge, .systemExtraLarge])
  func saysByWhomAndWhenItWasTold(family: WidgetFamily) throws {
    let entry = try WeatherEntry.test(source: .openMeteo, age: 660)
    #expect(try picture(entry, family).contains("9:30 · Open-Meteo.com"))
  }

  @Test(arguments: [
    (WidgetFamily.systemSmall, 1), (.systemMedium, 1), (.systemLarge, 1), (.systemExtraLarge, 1),
  ])
  func offersToAskAgain(family: WidgetFamily, count: Int) throws {
    for source in [Source.simulated, .openMeteo] {
      let entry = try WeatherEntry.test(source: source, isSample: false)
      let content = try tile(entry, family).content
      #expect(
        content.controls(in: content.frame).map(\.control.intent)
          == Array(repeating: IntentReference(RefreshWeatherIntent()), count: count))
    }
  }

  private static let long: [(String, Temperature, Temperature)] = [
    ("부산광역시 해운대구", -38, -40), ("San Francisco", 40, 38),
  ]

  @Test(arguments: families, GlyphTier.allCases)
  func whatIsLongestFits(family: WidgetFamily, tier: GlyphTier) throws {
    let size = try #require(Self.sizes[family])
    // Where rows are few, a large tile has one less; on small screens, rings are narrower.
    let smaller =
      family.isAccessory
      ? (size.0 - (size.1 > 1 ? 1 : 4), size.1) : (size.0, size.1 > 8 ? size.1 - 1 : size.1)
    for (name, high, low) in Self.long {
      let place = Location(nameKey: name, latitude: 35, longitude: 129, zoneName: "Asia/Seoul")
      let units = WeatherUnits(temperature: high > 0 ? .fahrenheit : .celsius)
      let entry = try WeatherEntry.test(
        place, .thunderstorm, temperature: high, high: high, low: low, units: units)
      for strings in [Asset.koreanStrings, .englishStrings] {
        for (width, height) in [size, smaller] {
          let tile = try tile(
            entry, family, in: strings, width: width, height: height, glyphs: tier)
          let picture = tile.canvas.description
          #expect(!picture.contains("…"), "\(picture)")
          for frame in tile.content.everyText {
            #expect(frame.intersection(tile.content.frame) == frame, "\(frame)\n\(picture)")
          }
        }
      }
    }
  }

  /// Checks sizes down to those on the smallest tablet.
  @Test(arguments: [(WidgetFamily.systemMedium, 28), (.systemLarge, 28), (.systemExtraLarge, 63)])
  func fitsIntoTheRoomsOfDevices(family: WidgetFamily, least: Int) throws {
    let entry = try WeatherEntry.test(.gwangju, .snow, temperature: -28, high: -19, low: -30)
    let size = try #require(Self.sizes[family])
    for width in stride(from: least, through: size.0 + 8, by: 3) {
      for height in stride(from: 5, through: size.1 + 3, by: 3) {
        let content = try tile(entry, family, width: width, height: height).content
        for frame in content.everyText where !frame.size.isEmpty {
          #expect(frame.intersection(content.frame) == frame, "\(width)x\(height) \(frame)")
        }
      }
    }
  }

  @Test(arguments: families, [Asset.koreanStrings, .englishStrings])
  func countsHoursAsIsWanted(family: WidgetFamily, strings: Asset) throws {
    let entry = try WeatherEntry.test(
      .seoul, .clear, then: [.clear, .clear, .clear, .rain], source: .openMeteo, isSample: false)
    let tile = try tile(entry, family, in: strings, hours: .twelve)
    let picture = tile.canvas.description
    #expect(!picture.contains("…") && !picture.contains("13"), "\(picture)")
    if ![.systemSmall, .accessoryCircular, .accessoryCorner].contains(family) {
      let isKorean = strings == .koreanStrings
      #expect(picture.contains(isKorean ? "오후 1시부터 비" : "Rain from 1 PM"), "\(picture)")
    }
    if [.systemMedium, .systemLarge].contains(family), strings == .englishStrings {
      #expect(picture.contains("12 PM") && picture.contains("9:41 AM"), "\(picture)")
    }
    for frame in tile.content.everyText {
      #expect(frame.intersection(tile.content.frame) == frame, "\(frame)\n\(picture)")
    }
  }

  /// The value stands in the corner itself, the caption at the other side of an arc.
  @Test func aCornerHasAnArcBetweenItsWords() throws {
    let entry = try WeatherEntry.test(
      temperature: -8, high: -1, low: -11, source: .openMeteo)
    let rows = try picture(entry, .accessoryCorner).split(separator: "\n")
    #expect(rows[0].hasPrefix("-8°") && rows[3].hasSuffix("서울"), "\(rows)")
    for row in rows[1...] {
      let words = row.drop { $0 == " " }
      #expect(words.first.map { !$0.isLetter && !$0.isNumber } == true, "\(rows)")
    }
  }

  @Test func hoursReadAsTheClocksOfThePlace() throws {
    let seoul = try WeatherEntry.test(then: [.clear])
    let weather = ShownWeather(
      seoul.weather.report, zone: seoul.weather.zone, ownZone: try Zone(named: "America/New_York"))
    let shown = weather.shown(seoul.date)
    #expect(weather.ownZone.civil(at: shown) == weather.zone.civil(at: seoul.date))
  }
}
