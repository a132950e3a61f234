import Almanac
import Diary
import Foundation
import Store
import Testing
import Timelines
import WidgetIntents

@testable import Gallery

struct CaffeineProviderTests {
  private let folder: URL
  private let store: Store
  private let context: TimelineProviderContext

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "caffeine-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = Store(in: folder.path())
    context = try .test("2026-11-21 09:41")
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private var dependencies: Dependencies {
    var dependencies = Dependencies()
    dependencies.add(dependency: store)
    dependencies.add(dependency: Now(date: context.date, zone: context.zone))
    return dependencies
  }

  private func timeline(
    _ intent: CaffeineIntent = CaffeineIntent()
  ) async throws -> Timeline<CaffeineEntry> {
    try await Dependencies.$current.withValue(dependencies) {
      try await CaffeineProvider().timeline(for: intent, in: context)
    }
  }

  private func perform(_ intent: some AppIntent) async throws {
    try await Dependencies.$current.withValue(dependencies) { _ = try await intent.perform() }
  }

  private func log(_ milligrams: Double, at text: String) throws {
    try CaffeineBook(in: store).log(
      "x", milligrams: milligrams, at: context.zone.date("2026-11-\(text)"))
  }

  @Test func nothingIsAskedForWhileNothingWasDrunk() async throws {
    defer { remove() }
    let timeline = try await timeline()
    #expect(timeline.entries.map(\.date) == [context.date])
    #expect(timeline.policy == .never)
    #expect(timeline.entries[0].day.isEmpty && timeline.entries[0].day.sleepDate == nil)
  }

  @Test func caffeineMattersInTheEveningAboveTheLevelForSleep() async throws {
    defer { remove() }
    try log(400, at: "21 09:41")
    let entries = try await timeline().entries
    let relevant = entries.filter { $0.relevance != nil }
    #expect(try relevant.first?.date == context.zone.date("2026-11-21 18:00"))
    #expect(!relevant.isEmpty && relevant.allSatisfy { $0.day.sleepDate != nil })
    #expect(entries.contains { $0.day.sleepDate != nil && $0.relevance == nil })
  }

  @Test func theLevelFallsByItself() async throws {
    defer { remove() }
    try log(100, at: "21 09:41")
    let timeline = try await timeline()
    let dates = timeline.entries.map(\.date)
    #expect(try dates[1] == context.zone.date("2026-11-21 09:45"))
    let last = try #require(dates.last)
    #expect(dates == dates.sorted() && timeline.policy == .after(last))
    let levels = timeline.entries.map(\.day.level)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 > $1 })
    #expect(zip(dates, dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) <= 900 })
    #expect(dates.count == 50)
    // After one half-life, the level reaches the threshold.
    let calm = try context.zone.date("2026-11-21 14:41")
    let turn = try #require(dates.firstIndex { abs($0.timeIntervalSince(calm)) < 1 })
    #expect(timeline.entries[turn - 1].day.sleepDate != nil)
    #expect(timeline.entries[turn].day.sleepDate == nil)
  }

  @Test func aDayBeginsAtNothing() async throws {
    defer { remove() }
    try log(2, at: "21 00:10")
    try log(300, at: "20 23:59")
    var intent = CaffeineIntent()
    intent.halfLife = 0.5
    let timeline = try await timeline(intent)
    #expect(timeline.entries[0].day.total == 2)
    #expect(timeline.entries.last?.day.total == 0 && timeline.entries.last?.day.isEmpty == true)
    #expect(try timeline.policy == .after(context.zone.date("2026-11-22 00:00")))
  }

  @Test func aDrinkIsLoggedAndTakenBackOnce() async throws {
    defer { remove() }
    let offers = CaffeineSettings().offers
    try await perform(LogDrinkIntent(offers[0]))
    try await perform(LogDrinkIntent(offers[1]))
    let day = try await timeline().entries[0].day
    #expect(day.total == 170 && day.level == 170)
    let undo = UndoDrinkIntent(try #require(day.last))
    try await perform(undo)
    try await perform(undo)
    #expect(try await timeline().entries[0].day.total == 95)
  }

  @Test func whatIsSetAboutItHolds() async throws {
    defer { remove() }
    var intent = CaffeineIntent()
    (intent.drink, intent.milligrams) = (try #require(DrinkChoice(rawValue: "greentea")), 40)
    (intent.limit, intent.sleep, intent.halfLife) = (200, 10, 3)
    let settings = CaffeineSettings(intent)
    #expect(settings.offers.map(\.milligrams) == [40, 35])
    try log(50, at: "21 06:41")
    let day = try await timeline(intent).entries[0].day
    #expect(day.share == 0.25 && abs(day.level - 25) < 1e-9 && day.sleepDate != nil)
    #expect(DrinkChoice(rawValue: "beer") == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300])
  func whateverIsSetIsBrought(number: Double) throws {
    var intent = CaffeineIntent()
    (intent.milligrams, intent.limit) = (number, number)
    (intent.sleep, intent.halfLife) = (number, number)
    let settings = CaffeineSettings(intent)
    #expect(Dose.range.contains(settings.offers[0].milligrams))
    #expect(1...5000 ~= settings.limit && 1...1000 ~= settings.sleepLevel)
    let intakes = [Intake(2000, at: context.date)]
    let reading = CaffeineReading(intakes, settings, in: context.zone)
    #expect(reading.turns(after: context.date).count < 60)
  }
}
