import Almanac
import System
import FoundationEssentials
import Store
import Testing
import Timelines
import Views
import Weather
import WidgetIntents

@testable import Gallery

struct GalleryBundleTests {
  private let kinds = WidgetKind.all(in: GalleryBundle()).kinds

  @Test func holdsEachWidgetOnce() {
    #expect(
      kinds.map(\.id) == [
        "weather", "clock", "dday", "calendar", "reminders", "caffeine", "steps", "timer",
      ])
    #expect(WidgetKind.all(in: GalleryBundle()).repeated.isEmpty)
    #expect(kinds.allSatisfy { $0.families.contains(.systemSmall) })
  }

  @Test(arguments: [Asset.koreanStrings, .englishStrings])
  func everyWordIsInEachLanguage(strings: Asset) throws {
    let table = strings.strings
    let words = kinds.flatMap { kind in
      [kind.name, kind.description] + kind.parameters.map(\.title)
    }
    let cities = [
      CityEntity.seoul.displayRepresentation.title.key,
      CityEntity.typeDisplayRepresentation.name.key,
    ]
    let toggled =
      ToggleReminderIntent.parameters.map(\.title) + LogDrinkIntent.parameters.map(\.title)
      + UndoDrinkIntent.parameters.map(\.title)
    let intents =
      toggled + [
        SelectCityIntent.title.key, SelectCityIntent.description.descriptionText.key,
        SelectDDayIntent.title.key, SelectDDayIntent.description.descriptionText.key,
        DDayEntity.typeDisplayRepresentation.name.key,
        ReminderListIntent.title.key, ReminderListIntent.description.descriptionText.key,
        ToggleReminderIntent.title.key,
        CaffeineIntent.title.key, CaffeineIntent.description.descriptionText.key,
        LogDrinkIntent.title.key, UndoDrinkIntent.title.key,
        DrinkChoice.typeDisplayRepresentation.name.key,
        StepsIntent.title.key, StepsIntent.description.descriptionText.key,
      ]
    let aspects = DDayAspect.caseDisplayRepresentations.values.map(\.title.key)
    #expect((words + cities + aspects + intents).filter { table[$0] == nil } == [])
  }

  @Test func whatCanBeSetIsDeclared() {
    #expect(kinds[0].parameters.map(\.name) == ["city", "unit", "wind", "hours"])
    #expect(kinds[0].parameters.map(\.isOptional) == [true, false, false, false])
    let days = kinds[2].parameters
    #expect(days.map(\.name) == ["day", "show", "group", "title", "date", "yearly"])
    #expect(days.map(\.isOptional) == [true, false, true, true, true, false])
    #expect(days.map(\.initial) == [nil, .text("day"), nil, nil, nil, .boolean(false)])
  }

  @Test func asksThroughDataAlone() async throws {
    let context = try TimelineProviderContext.test("2026-11-21 09:41")
    let traits = Traits(usual: .systemSmall)
    let strings = Asset.koreanStrings.strings
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: Language.korean)
    dependencies.add(dependency: LocationBook())
    let weather = try await Dependencies.$current.withValue(dependencies) {
      try await kinds[0].timeline(for: ["city": .text("jeju")], in: context)
    }
    let sky = try #require(weather.face(of: 0, for: traits, strings: strings))
    #expect(sky.content.description.contains("\"제주\""))
    dependencies.add(dependency: Store(in: "/nowhere"))
    let day = try await Dependencies.$current.withValue(dependencies) {
      try await kinds[2].timeline(
        for: ["title": .text("결혼기념일"), "date": .date(context.zone.date("2026-12-25"))],
        in: context)
    }
    let face = try #require(day.face(of: 1, for: traits, strings: strings))
    #expect(face.content.description.contains("\"D-33\"") && face.background != nil)
    let nowhere = try await Dependencies.$current.withValue(dependencies) {
      try await kinds[0].timeline(for: ["city": .text("atlantis")], in: context)
    }
    let blank = try #require(nowhere.face(of: 0, for: traits, strings: strings))
    #expect(blank.content.description.contains("atlantis") && blank.url == WeatherLink.tile.url)
  }

  @Test func placeholdersHaveFaces() throws {
    let context = try TimelineProviderContext.test("2026-11-21 09:41")
    var traits = Traits(usual: .systemSmall)
    traits.redaction = .placeholder
    for kind in kinds {
      let face = kind.placeholder(in: context, for: traits)
      #expect(face.content.count > 5 && face.background != nil)
    }
  }
}
