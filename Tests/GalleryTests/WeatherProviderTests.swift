import Almanac
import FoundationEssentials
import System
import Testing
import Timelines
import Views
import Weather
import WidgetIntents

@testable import Gallery

@Suite(.supplied) struct WeatherProviderTests {
  private let provider = WeatherProvider()

  private func intent(_ city: CityEntity) -> SelectCityIntent {
    var intent = SelectCityIntent()
    intent.city = city
    return intent
  }

  @Test func showsSeoulByItself() async throws {
    #expect(SelectCityIntent().city == nil)
    let context = try TimelineProviderContext.test("2026-11-21 09:41:07")
    let timeline = try await provider.timeline(for: SelectCityIntent(), in: context)
    #expect(timeline.told.allSatisfy { $0.weather.place == .seoul })
  }

  @Test func beginsNowAndGoesOnAtFullHours() async throws {
    let context = try TimelineProviderContext.test("2026-11-21 09:41:07")
    let timeline = try await provider.timeline(for: intent(.busan), in: context)
    let marks = timeline.told.map { context.zone.civil(at: $0.date).description }
    #expect(marks.prefix(2) == ["2026-11-21T09:41:07", "2026-11-21T10:00:00"])
    #expect(marks.last == "2026-11-22T09:00:00")
    #expect(marks.count { $0.hasSuffix(":00:00") } == 24)
    // The others are those around sunrise and sunset.
    #expect(marks.count == 25 + 4)
    #expect(timeline.told.allSatisfy { $0.weather.place == .busan })
    #expect(timeline.policy == .after(context.date + 900))
  }

  @Test func theFirstEntryIsDatedNowAtAFullHourToo() async throws {
    let context = try TimelineProviderContext.test("2026-11-21 10:00")
    let dates = try await provider.timeline(for: intent(.seoul), in: context).entries.map(\.date)
    #expect(dates.prefix(2) == [context.date, context.date + 3600])
  }

  @Test func tellsTheWeatherOfItsCity() async throws {
    let context = try TimelineProviderContext.test("2026-07-19 12:20", in: "America/New_York")
    for city in [CityEntity.seoul, .busan, .jeju, .daejeon, .gwangju] {
      let place = try #require(city.place)
      let simulation = Simulation(of: place, in: try Zone(named: place.zoneName))
      for entry in try await provider.timeline(for: intent(city), in: context).told {
        #expect(entry.reading == simulation.reading(at: entry.date))
        let (day, now) = (try #require(entry.day), try #require(entry.reading))
        #expect(day.low...day.high ~= now.temperature)
      }
    }
  }

  /// High and low are those of the day in Seoul, wherever the user is.
  @Test func turnsAtTheMidnightOfTheCity() async throws {
    let context = try TimelineProviderContext.test("2026-11-21 08:30", in: "America/New_York")
    let seoul = try Zone.seoul()
    let simulation = Simulation(of: .seoul, in: seoul)
    for entry in try await provider.timeline(for: intent(.seoul), in: context).told {
      let day = simulation.reading(on: seoul.civil(at: entry.date).day)
      #expect(entry.day == day)
    }
  }

  @Test func tellsItInTheUnitsOfWhoeverLooks() async throws {
    let units = WeatherUnits(temperature: .fahrenheit, wind: .knots, precipitation: .inches)
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: units)
    try await Dependencies.$current.withValue(dependencies) {
      for isPreview in [false, true] {
        let context = try TimelineProviderContext.test("2026-11-21 09:41", isPreview: isPreview)
        let moment = try await WeatherProvider().snapshot(for: intent(.jeju), in: context)
        #expect(moment.entry?.weather.units == units)
      }
      let context = try TimelineProviderContext.test("2026-11-21 09:41")
      let timeline = try await WeatherProvider().timeline(for: intent(.jeju), in: context)
      #expect(timeline.told.allSatisfy { $0.weather.units == units })
    }
  }

  @Test func aWidgetMayHaveUnitsOfItsOwn() async throws {
    var own = intent(.jeju)
    (own.unit, own.wind, own.hours) = (.fahrenheit, .knots, .twelve)
    let context = try TimelineProviderContext.test("2026-11-21 09:41")
    for (intent, units, is24Hour) in [
      (own, WeatherUnits(temperature: .fahrenheit, wind: .knots), false as Bool?),
      (intent(.jeju), WeatherUnits(), nil),
    ] {
      let told = try await provider.timeline(for: intent, in: context).told
      #expect(told.allSatisfy { $0.weather.units == units && $0.weather.is24Hour == is24Hour })
    }
    let page = WeatherUnits().choosing(["unit": .text("fahrenheit"), "wind": .text("kn")])
    #expect(page == WeatherUnits(temperature: .fahrenheit, wind: .knots))
  }

  /// Also those of texts that are written only when they are drawn.
  @Test func hoursOfItsOwnHoldForAllTexts() throws {
    let time = Text(try Zone.seoul().date("2026-11-21 21:41"), style: .time)
    let hour = Text(
      try Zone.seoul().date("2026-11-21 21:41"),
      format: .dateTime.hour(.conversationalDefaultDigits(amPM: .abbreviated)))
    for (counts, written) in [(true, "21:41|21시"), (false, "오후9:41|오후9시"), (nil, "21:41|21시")] {
      let view = (time + Text(verbatim: "|") + hour).counting24Hours(counts)
      #expect(try Tile(view, width: 30, height: 1).written == written)
    }
    let usual = try Tile(hour, width: 30, height: 1, in: .englishStrings)
    #expect(usual.written == "21:00")
  }

  @Test func showsASampleAtOnceAndTheTruthLater() async throws {
    let context = try TimelineProviderContext.test("2026-11-21 09:41")
    let preview = try TimelineProviderContext.test("2026-11-21 09:41", isPreview: true)
    #expect(
      provider.placeholder(in: context) == .told(.sample(at: context.date, in: context.zone)))
    #expect(
      try await provider.snapshot(for: intent(.jeju), in: preview)
        == .told(.sample(of: .jeju, at: preview.date, in: preview.zone)))
    let first = try await provider.timeline(for: intent(.jeju), in: context).entries.first
    #expect(try await provider.snapshot(for: intent(.jeju), in: context) == first)
  }

  @Test func aCityThatNobodyKnowsIsSaidByName() async throws {
    let context = try TimelineProviderContext.test("2026-11-21 09:41")
    let unknown = intent(CityEntity(id: "Atlantis", place: nil))
    let timeline = try await provider.timeline(for: unknown, in: context)
    #expect(timeline.entries == [.missing(.city("Atlantis"), context.date)])
    #expect(timeline.policy == .after(context.date + 3600))
    #expect(try await provider.snapshot(for: unknown, in: context) == timeline.entries.first)
  }

  @Test func withoutAnyWeatherTheTileSaysWhy() async throws {
    let fault = WeatherFault(.key, "key file")
    var settings = WeatherSettings()
    settings.choice = .only(.weatherKit)
    let bureau = WeatherBureau(settings, share: { 0 }) { _ in .fault(fault) }
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: bureau)
    let context = try TimelineProviderContext.test("2026-11-21 09:41")
    let timeline = try await Dependencies.$current.withValue(dependencies) {
      try await WeatherProvider().timeline(for: intent(.jeju), in: context)
    }
    #expect(timeline.entries == [.missing(.fault(fault), context.date)])
    #expect(timeline.providerFault == ProviderFault(fault))
    guard case .after(let next) = timeline.policy.moment else { throw CancellationError() }
    #expect(next > context.date)
  }

  @Test func previewsWhatIsKnownForADay() async throws {
    let context = try TimelineProviderContext.test("2026-11-21 09:41")
    let told = Simulation(of: .jeju, in: context.zone).report(at: context.date)
    let bureau = WeatherBureau(WeatherSettings(), share: { 0 }) { _ in .report(told) }
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: bureau)
    try await Dependencies.$current.withValue(dependencies) {
      let provider = WeatherProvider()
      let preview = try TimelineProviderContext.test("2026-11-21 10:41", isPreview: true)
      #expect(
        try await provider.snapshot(for: intent(.jeju), in: preview).entry?.reading
          == WeatherEntry.sample(of: .jeju, at: preview.date, in: preview.zone).reading)
      let first = try await provider.timeline(for: intent(.jeju), in: context).told.first
      let known = try await provider.snapshot(for: intent(.jeju), in: preview).entry
      #expect(known?.weather.report == first?.weather.report && known?.date == preview.date)
      let late = try TimelineProviderContext.test("2026-11-22 10:41", isPreview: true)
      #expect(
        try await provider.snapshot(for: intent(.jeju), in: late)
          == .told(.sample(of: .jeju, at: late.date, in: late.zone)))
    }
  }

  @Test func turnsWhenAnAlertBeginsAndEnds() async throws {
    let context = try TimelineProviderContext.test("2026-11-21 09:41")
    var report = Simulation(of: .jeju, in: context.zone).report(at: context.date)
    let alert = try #require(
      WeatherAlert(
        .severe, of: "Rain", from: context.date + 1000, until: context.date + 9000))
    report.alerts = [alert]
    let told = report
    let bureau = WeatherBureau(WeatherSettings(), share: { 0 }) { _ in .report(told) }
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: bureau)
    let entries = try await Dependencies.$current.withValue(dependencies) {
      try await WeatherProvider().timeline(for: intent(.jeju), in: context).told
    }
    #expect(
      entries.contains { $0.date == alert.start } && entries.contains { $0.date == alert.end })
    #expect(entries.allSatisfy { $0.alerts.isEmpty == ($0.date >= alert.end) })
  }
}
