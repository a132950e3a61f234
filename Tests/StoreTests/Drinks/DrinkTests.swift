import Foundation
import Kit
import Testing

@testable import Store

struct DrinkTests {
  private let folder: TestFolder
  private let store: Store

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
  }

  private func date(_ hours: Double) -> Date { Date(timeIntervalSince1970: hours * 3600) }

  @Test func drinksComeInTheOrderOfTheirDates() throws {
    try store.change { change in
      try change.log("tea", milligrams: 40, at: date(12))
      try change.log("espresso", milligrams: 95.5, at: date(8))
    }
    #expect(try store.read { try $0.drinks() }.map(\.name) == ["espresso", "tea"])
    #expect(try store.read { try $0.drinks(since: date(9)) }.map(\.milligrams) == [40])
    #expect(try store.read { try $0.drinks(since: date(12)) }.count == 1)
  }

  @Test func theLastLoggedIsTakenBackFirst() throws {
    try store.change { change in
      try change.log("tea", milligrams: 40, at: date(12))
      try change.log("espresso", milligrams: 95, at: date(8))
    }
    #expect(try store.change { try $0.undoLastDrink() }?.name == "espresso")
    #expect(try store.change { try $0.undoLastDrink() }?.name == "tea")
    #expect(try store.change { try $0.undoLastDrink() } == nil)
  }

  @Test func noNumberComesBackAfterItsDrinkIsGone() throws {
    let first = try store.change { try $0.log("tea", milligrams: 40, at: date(0)) }
    #expect(try store.change { try $0.remove(first.id) })
    #expect(try !store.change { try $0.remove(first.id) })
    let second = try store.change { try $0.log("tea", milligrams: 40, at: date(0)) }
    #expect(second.id > first.id)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNoNumberIsRefused(number: Double) throws {
    #expect(throws: StoreError.self) {
      try store.change { try $0.log("tea", milligrams: number, at: date(0)) }
    }
    #expect(throws: StoreError.self) {
      try store.change {
        try $0.log("tea", milligrams: 1, at: Date(timeIntervalSince1970: number))
      }
    }
    #expect(try store.read { try $0.drinks() }.isEmpty)
  }

  @Test(arguments: [-1e15, 0.1, 1_795_000_000.123456, 1e15])
  func datesComeBackAsTheyWere(seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    try store.change { try $0.log("tea", milligrams: 1, at: date) }
    #expect(try store.read { try $0.drinks() }.map(\.date) == [date])
  }
}
