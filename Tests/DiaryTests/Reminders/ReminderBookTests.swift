import Almanac
import System
import Foundation
import Store
import Testing

@testable import Diary

struct ReminderBookTests {
  private let test: TestFile
  private let book: ReminderBook
  private let home: ReminderList
  private let file: ReminderList
  private let now = Date(timeIntervalSince1970: 1_795_254_060)

  init() throws {
    test = try TestFile("(A) call\n\nx 2026-11-20 post due:2026-11-20\n")
    let store = Store(in: test.folder)
    let path = test.path
    (home, file) = try store.change { change in
      (
        try change.addReminderList(named: "Home"),
        try change.addReminderList(named: "File", at: path)
      )
    }
    book = ReminderBook(in: store, zone: .utc)
  }

  private func items(_ list: ReminderList) throws -> [ReminderItem] {
    try book.shelves(of: list.id).flatMap(\.items)
  }

  /// Going through the items again gives the same ones: nothing of a sequence is used up.
  @Test func itemsAreReadWhenAskedFor() throws {
    let shelf = try #require(try book.shelves(of: file.id).first)
    var items = shelf.eachItem
    #expect(items.next()?.number == 1 && items.next()?.number == 3 && items.next() == nil)
    #expect(shelf.items == Array(shelf.eachItem) && shelf.items.map(\.title) == ["call", "post"])
  }

  @Test func readsEachListFromWhereItIs() throws {
    try book.add(" milk\nand bread ", due: .day(.last), to: home, at: now)
    var noted: [String] = []
    let shelves = try book.shelves { noted.append($0) }
    #expect(noted == [test.path])
    #expect(shelves.map(\.list) == [home, file])
    #expect(shelves[0].items.map(\.title) == ["milk and bread"])
    #expect(shelves[0].items.map(\.deadline) == [.day(.last)])
    #expect(shelves[1].items.map(\.title) == ["call", "post"])
    #expect(shelves[1].items.map(\.number) == [1, 3])
    #expect(shelves[1].items.map(\.isDone) == [false, true])
  }

  @Test func changesEachListWhereItIs() throws {
    try book.add("milk", due: .date(now), to: home, at: now)
    try book.add("x mark", due: .date(now), to: file, at: now)
    for list in [home, file] {
      let item = try #require(try items(list).first)
      try book.set(item.id, isDone: true, at: now)
      #expect(try items(list).first?.doneOn == CivilDay(number: 20_778))
      try book.set(item.id, isDone: true, at: now + 86_400)
      #expect(try items(list).first?.doneOn == CivilDay(number: 20_778))
      try book.set(item.id, isDone: false, at: now)
      #expect(try items(list).first == item)
      try book.change([item.id], by: .remove, at: now)
      #expect(throws: (any Error).self) { try book.change([item.id], by: .remove, at: now) }
      #expect(throws: (any Error).self) { try book.set(item.id, isDone: true, at: now) }
    }
    #expect(
      try test.text
        == "\nx 2026-11-20 post due:2026-11-20\n2026-11-21 x mark due:2026-11-21T09:41\n")
    let added = try #require(try items(file).last)
    #expect(added.title == "x mark" && added.deadline == .date(now) && !added.isDone)
  }

  @Test func aFileThatCannotBeReadHidesNoOtherList() throws {
    try book.add("milk", to: home, at: now)
    try FileManager.default.removeItem(atPath: test.path)
    let shelves = try book.shelves()
    #expect(shelves[0].items.count == 1)
    #expect(throws: TodoFileError.self) { try shelves[1].contents.get() }
  }

  @Test(arguments: ["", " ", "\n\t\r\n", "\0"])
  func aBlankTitleIsNone(title: String) {
    #expect(throws: ReminderError.blankTitle) { try book.add(title, to: home, at: now) }
  }

  @Test(arguments: ["7", "3:ab.0", "9223372036854775807:0.1"])
  func identifiersArePrinted(text: String) throws {
    #expect(try #require(ItemID(text)).description == text)
  }

  @Test(arguments: ["", ":", "a", "1:", "1:2", "1:2.3:4", "9223372036854775808"])
  func noOtherTextIsAnIdentifier(text: String) {
    #expect(ItemID(text) == nil)
  }

  @Test func nothingIsMadeByReading() throws {
    let folder = "\(test.folder)/new"
    let book = ReminderBook(in: Store(in: folder), zone: .utc)
    #expect(try book.shelves().isEmpty && book.lists().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func noTitleIsLongerThanAnybodyReads() throws {
    let marked = "a" + String(repeating: "\u{301}", count: 10_000)
    for name in [marked, String(repeating: "x", count: 61)] {
      #expect(throws: ReminderError.longListName) { try book.list(named: name, orMade: "") }
    }
    for list in [home, file] {
      let title = String(repeating: "할", count: Bound.reminderTitle.greatest)
      #expect(throws: ReminderError.longTitle) { try book.add(title + "!", to: list, at: now) }
      #expect(throws: ReminderError.longTitle) { try book.add(marked, to: list, at: now) }
      #expect(throws: Never.self) { try book.add(title, to: list, at: now) }
    }
  }
}
