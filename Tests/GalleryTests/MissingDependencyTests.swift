import FoundationEssentials
import Pages
import Store
import Testing
import Timelines
import WidgetIntents

@testable import Gallery

/// A program that doesn't offer what the widgets depend on is told so, and goes on.
struct MissingDependencyTests {
  @Test(arguments: [
    "widgetty://weather/37.5665,126.978", "widgetty://dday/7", "widgetty://dday/new",
    "widgetty://caffeine", "widgetty://steps",
    "widgetty://dday/days", "widgetty://dday/import", "widgetty://dday/holidays",
  ])
  func isToldByAPage(link: String) throws {
    let url = try #require(URL(string: link))
    #expect(GalleryBundle.pages.leads(url))
    #expect(throws: MissingDependency.self) { try GalleryBundle.pages.page(url) }
  }

  @Test(arguments: WidgetKind.all(in: GalleryBundle()).kinds.map(\.id))
  func isToldByAProvider(id: String) async throws {
    let kind = try #require(WidgetKind.all(in: GalleryBundle()).kinds.first { $0.id == id })
    let context = try TimelineProviderContext.test("2026-11-21 09:41")
    await #expect(throws: MissingDependency.self) { try await kind.timeline(for: [:], in: context) }
    await #expect(throws: MissingDependency.self) { try await kind.snapshot(for: [:], in: context) }
  }

  @Test func isToldByIntents() async {
    let intents: [any AppIntent] = [
      RefreshWeatherIntent(), ToggleReminderIntent(), LogDrinkIntent(), UndoDrinkIntent(),
      KeepDDayIntent(), RemoveDDayIntent(), DrinkCupIntent(), RemoveCupIntent(),
      RevertCupIntent(), KeepCaffeineIntent(), KeepStepsIntent(),
      KeepDDayIntent(), RemoveDDayIntent(), UndoDaysIntent(), RedoDaysIntent(), PinDDayIntent(),
      RestoreDDayIntent(), KeepHolidayIntent(), ImportDaysIntent(), PutDayHomeIntent(),
      KeepUnitIntent(), FindCityIntent(), ShowCityIntent(), AddCityIntent(),
      SettleIntent(),
    ]
    for intent in intents {
      await #expect(throws: MissingDependency.self) {
        try await type(of: intent).perform(IntentReference(intent))
      }
    }
  }

  @Test func leavesAnObstacleWhereItIs() {
    let error = #expect(throws: StoreError.self) { try Store(in: "/proc/nowhere").change { _ in } }
    #expect(error?.hasPassed == false)
  }
}
