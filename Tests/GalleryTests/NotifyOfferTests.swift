import Almanac
import FoundationEssentials
import Pages
import Kit
import Store
import Testing
import System
import Views
import WidgetIntents

@testable import Gallery

/// Checks that the page of days offers that the user is told of what is due.
struct NotifyOfferTests {
  private let world: DaysWorld
  private let taken = LockedValue(0)

  init() throws {
    world = try DaysWorld()
  }

  private func during<Value>(isOpen: Bool = true, _ body: () async throws -> Value) async rethrows
    -> Value
  {
    var dependencies = world.dependencies
    let offer = NotifyOffer(isOpen: isOpen) { [taken] in taken.withLock { $0 += 1 } }
    dependencies.add(dependency: offer)
    return try await Dependencies.$current.withValue(dependencies) { try await body() }
  }

  private func perform(_ effect: PageEffect?) async throws {
    guard case .run(let intent)? = effect else {
      Issue.record("nothing is to be run")
      return
    }
    _ = try await intent.perform()
  }

  @Test func thePageOfDaysOffersIt() async throws {
    try await during {
      var page = try DaysPageMaker().days(behind: DaysLink())
      let press = PageEvent.command(.press(DaysPage.Button.notices.rawValue))
      #expect(page.offersNotices)
      try await perform(page.handle(press, in: DaysWorld.room))
      #expect(taken.withLock { $0 } == 1)
    }
    try await during(isOpen: false) {
      var page = try DaysPageMaker().days(behind: DaysLink())
      #expect(
        page.handle(.command(.press(DaysPage.Button.notices.rawValue)), in: DaysWorld.room) == nil)
    }
  }
}
