import Foundation
import Store
import Testing

@testable import Diary

struct CaffeineBookTests {
  private let folder: URL
  private let store: Store
  private let book: CaffeineBook
  private let date = Date(timeIntervalSince1970: 1_795_219_200)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "caffeine-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = Store(in: folder.path())
    book = CaffeineBook(in: store)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private var noticeCount: Int {
    get throws { try store.read { try $0.lastNotice() }.number }
  }

  @Test func nothingIsMadeByReading() throws {
    defer { remove() }
    #expect(try book.drinks(since: date).drinks.isEmpty && book.undo() == nil && !store.exists)
  }

  @Test func aNameHasNoEndlessNumberOfMarks() throws {
    defer { remove() }
    for name in [
      String(repeating: "x", count: 61), "a" + String(repeating: "\u{301}", count: 10_000),
    ] {
      #expect(throws: CaffeineError.longName) { try book.log(name, milligrams: 9, at: date) }
    }
    try book.log(String(repeating: "콜", count: 60), milligrams: 9, at: date)
  }

  @Test func eachChangeTellsTheDashboards() throws {
    defer { remove() }
    let espresso = try book.log("espresso", milligrams: 95, at: date)
    #expect(try noticeCount == 1)
    let tea = try book.log("tea", milligrams: 30, at: date - 60)
    #expect(try noticeCount == 2)
    #expect(try book.drinks(since: date - 60).drinks == [tea, espresso])
    #expect(try book.drinks(since: date).drinks == [espresso])
    #expect(try book.drinks(since: date).last == tea)
    #expect(try book.undo() == tea && noticeCount == 3)
    try book.remove(espresso.id)
    try book.remove(espresso.id)
    #expect(try book.undo() == nil && noticeCount == 4)
  }

  @Test func putsBackWhatWasRemoved() throws {
    defer { remove() }
    let espresso = try book.log("espresso", milligrams: 95, at: date)
    let tea = try book.log("tea", milligrams: 30, at: date)
    #expect(try book.remove(espresso.id) == espresso)
    #expect(try book.remove(espresso.id) == nil)
    for _ in 0..<2 { try book.restore(espresso) }
    #expect(try book.drinks(since: date).drinks == [espresso, tea])
  }

  @Test(arguments: [0, -1, 2000.5, .nan, .infinity]) func refusesWhatNoDrinkHolds(dose: Double) {
    defer { remove() }
    #expect(throws: CaffeineError.self) { try book.log("x", milligrams: dose, at: date) }
    #expect(!store.exists)
  }
}
