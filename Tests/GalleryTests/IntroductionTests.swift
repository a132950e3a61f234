import Almanac
import Foundation
import Kit
import Diary
import Store
import Testing
import Timelines
import WidgetIntents

@testable import DDays
@testable import Gallery
import System

/// Checks what somebody sees who has just begun.
struct IntroductionTests {
  private let folder: TestFolder
  private let store: Store
  private let zone: Zone
  private let date = Date(timeIntervalSince1970: 1_795_394_460)

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
    zone = try Zone(named: "Asia/Seoul")
  }

  private func dependencies(
    isWritten: Bool = false, language: Language = .korean
  ) -> Dependencies {
    var dependencies = GalleryBundle.dependencies(introducing: true)
    let (store, now) = (store, Now(date: date, zone: zone))
    dependencies.add(dependency: store)
    dependencies.add(dependency: now)
    dependencies.add(dependency: language)
    dependencies.add(
      dependency: LocalizedWords(["reminders.list": "List", "holiday.kr.christmas": "성탄절"]))
    dependencies.add(dependency: HomeScreen(isWritten: { isWritten }) { _ in })
    return dependencies
  }

  private func agenda(isWritten: Bool = false) async throws -> DayAgenda {
    try await Dependencies.$current.withValue(dependencies(isWritten: isWritten)) {
      let context = TimelineProviderContext(family: .systemSmall, date: date, zone: zone)
      return try await ReminderProvider().timeline(for: ReminderListIntent(), in: context)
        .entries[0].agenda
    }
  }

  private func toggle(_ chore: Chore) async throws {
    try await Dependencies.$current.withValue(dependencies()) {
      _ = try await ToggleReminderIntent(chore).perform()
    }
  }

  @Test func remindersIntroduceTheProgramWithoutAStore() async throws {
    #expect(try await agenda().chores.map(\.id) == ["1", "2", "3", "4"])
    #expect(!store.exists)
  }

  @Test func whatIsTickedOffIsKept() async throws {
    let second = try await agenda().chores[1]
    try await toggle(second)
    let agenda = try await agenda()
    #expect(agenda.openCount == 3 && agenda.doneCount == 1)
    #expect(agenda.chores.first { $0.isDone }?.id == second.id)
  }

  @Test func whatIsDeletedDoesNotComeBack() async throws {
    try await toggle(try await agenda().chores[0])
    let book = ReminderBook(in: store, zone: zone)
    try book.change(try book.shelves().flatMap(\.items).map(\.id), by: .remove, at: date)
    #expect(try await agenda().count == 0)
  }

  @Test func aStoreWithABoardIsNotIntroduced() async throws {
    try store.change { try $0.keep(SavedBoard(at: .home)) }
    #expect(try await agenda().count == 0)
    try store.change { try GalleryBundle.introduce(in: $0, strings: [:]) }
    #expect(try await agenda().count == 0)
  }

  @Test func noReminderIsAddedToThoseOfAPerson() async throws {
    let book = ReminderBook(in: store, zone: zone)
    try book.add("Milk", to: book.list(named: nil, orMade: "List"), at: date)
    #expect(try await agenda().count == 1)
    #expect(try await agenda(isWritten: true).count == 1)
  }

  @Test func whoWritesTheBoardByHandIsNotIntroduced() async throws {
    #expect(try await agenda(isWritten: true).count == 0)
  }

  /// The first change of the board keeps the reminders that are still to be ticked off.
  @Test func theyOutliveTheFirstChangeOfTheBoard() async throws {
    try store.change {
      try GalleryBundle.introduce(in: $0, strings: ["reminders.list": "List"])
      try $0.keep(SavedBoard(at: .home))
    }
    #expect(try await agenda().openCount == 4)
  }

  @Test(arguments: [
    (Language.korean, "America/New_York", "kr.christmas"), (.english, "Asia/Seoul", "kr.christmas"),
    (.english, "America/New_York", "us.thanksgiving"),
  ])
  func holidaysAreThoseOfTheRegion(language: Language, zone: String, name: String) async throws {
    let zone = try Zone(named: zone)
    try await Dependencies.$current.withValue(dependencies(language: language)) {
      let context = TimelineProviderContext(family: .systemSmall, date: date, zone: zone)
      let scene = try await DDayProvider().timeline(for: .resolved(from: [:]), in: context)
        .entries[0].scene
      #expect(scene.offer?.name == name)
    }
  }

  @Test func theNextHolidayIsOfferedUntilThereIsADDay() async throws {
    func scene() async throws -> DDayScene {
      try await Dependencies.$current.withValue(dependencies()) {
        let context = TimelineProviderContext(family: .systemSmall, date: date, zone: zone)
        return try await DDayProvider().timeline(for: .resolved(from: [:]), in: context)
          .entries[0].scene
      }
    }
    let before = try await scene()
    let offer = try #require(before.offer)
    #expect(offer.name == "kr.christmas" && before.main?.title == "성탄절")
    #expect(Set(before.others.map(\.day)).count == before.others.count)
    try await Dependencies.$current.withValue(dependencies()) {
      _ = try await KeepHolidayIntent(offer).perform()
    }
    let after = try await scene()
    #expect(after.offer == nil && after.main?.id != nil && after.others.isEmpty)
    #expect(after.main?.day == before.main?.day)
  }
}
