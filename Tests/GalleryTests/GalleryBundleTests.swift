import Almanac
import Assets
import FoundationEssentials
import Intents
import Testing
import Timelines
import Views

@testable import Gallery

struct GalleryBundleTests {
  private let kinds = WidgetKind.all(in: GalleryBundle()).kinds

  @Test func holdsEachWidgetOnce() {
    #expect(kinds.map(\.id) == ["weather", "dday", "reminders", "caffeine", "steps"])
    #expect(WidgetKind.all(in: GalleryBundle()).repeated.isEmpty)
    #expect(kinds.allSatisfy { $0.families.contains(.systemSmall) })
  }

  @Test(arguments: [Asset.koreanStrings, .englishStrings])
  func everyWordIsInEachLanguage(strings: Asset) throws {
    let table = try StringTable(strings.text).entries
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
        DDayIntent.title.key, DDayIntent.description.descriptionText.key,
        ReminderListIntent.title.key, ReminderListIntent.description.descriptionText.key,
        ToggleReminderIntent.title.key,
        CaffeineIntent.title.key, CaffeineIntent.description.descriptionText.key,
        LogDrinkIntent.title.key, UndoDrinkIntent.title.key,
        DrinkChoice.typeDisplayRepresentation.name.key,
        StepsIntent.title.key, StepsIntent.description.descriptionText.key,
      ]
    #expect((words + cities + intents).filter { table[$0] == nil } == [])
  }

  @Test func whatCanBeSetIsDeclared() {
    #expect(kinds[0].parameters.map(\.name) == ["city"])
    #expect(kinds[0].parameters.map(\.isOptional) == [true])
    #expect(kinds[1].parameters.map(\.name) == ["title", "date", "yearly"])
    #expect(kinds[1].parameters.map(\.isOptional) == [true, true, false])
    #expect(kinds[1].parameters.map(\.initial) == [nil, nil, .boolean(false)])
  }

  @Test func asksThroughDataAlone() async throws {
    let context = try TimelineProviderContext.test("2026-11-21 09:41")
    var environment = EnvironmentValues()
    environment.strings = try StringTable(Asset.koreanStrings.text).entries
    var dependencies = Dependencies()
    dependencies.add(dependency: Language.korean)
    let weather = try await Dependencies.$current.withValue(dependencies) {
      try await kinds[0].timeline(for: ["city": .text("jeju")], in: context)
    }
    #expect(weather.face(of: 0, in: environment).content.description.contains("\"제주\""))
    let day = try await kinds[1].timeline(
      for: ["title": .text("결혼기념일"), "date": .date(context.zone.date("2026-12-25"))],
      in: context)
    let face = day.face(of: 1, in: environment)
    #expect(face.content.description.contains("\"D-33\"") && face.background != nil)
    await #expect(throws: CityError(name: "atlantis")) {
      try await Dependencies.$current.withValue(dependencies) {
        try await kinds[0].timeline(for: ["city": .text("atlantis")], in: context)
      }
    }
  }

  @Test func placeholdersHaveFaces() throws {
    let context = try TimelineProviderContext.test("2026-11-21 09:41")
    var environment = EnvironmentValues()
    environment.redactionReasons = .placeholder
    for kind in kinds {
      let face = kind.placeholder(in: context, environment: environment)
      #expect(face.content.count > 5 && face.background != nil)
    }
  }
}
