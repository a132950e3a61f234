import Almanac
import Foundation
import Store
import Testing

@testable import Reminders

/// Checks that a reminder comes again, in the store as in a file.
struct RepeatingTests {
  private let test: TestFile
  private let book: ReminderBook
  private let lists: [ReminderList]
  private let now = Date(timeIntervalSince1970: 1_795_254_060)

  init() throws {
    let test = try TestFile("")
    let store = Store(in: test.folder)
    lists = try store.change { change in
      [
        try change.addReminderList(named: "Home"),
        try change.addReminderList(named: "File", at: test.path),
      ]
    }
    self.test = test
    book = ReminderBook(in: store, zone: .utc)
  }

  private func items(_ list: ReminderList) throws -> [String] {
    try book.shelves(of: list.id).flatMap(\.items).map { item in
      let day = item.deadline.map { " \($0.day(in: .utc))" } ?? ""
      return (item.isDone ? "x " : "") + item.title + day
    }
  }

  @Test func theNextOneFollowsAndGoesAgain() throws {
    for list in lists {
      let added = try book.add(
        "plants rec:+1w", due: .day(CivilDay(number: 20_776)), to: list, at: now)
      #expect(added.title == "plants" && added.repetition?.description == "+1w")
      let done = try book.set(added.id, isDone: true, at: now)
      #expect(done.map(\.isDone) == [true, false])
      #expect(done.last?.repetition == added.repetition)
      #expect(try items(list) == ["x plants 2026-11-19", "plants 2026-11-26"])
      #expect(try book.set(added.id, isDone: true, at: now).count == 1)
      #expect(try items(list).count == 2)
      #expect(try book.set(added.id, isDone: false, at: now + 86_400) == [added])
      #expect(try items(list) == ["plants 2026-11-19"])
    }
  }

  @Test func whatFollowedStaysIfItWasDone() throws {
    for list in lists {
      let added = try book.add("plants rec:1d", to: list, at: now)
      let next = try #require(try book.set(added.id, isDone: true, at: now).last)
      try book.set(next.id, isDone: true, at: now + 86_400)
      try book.set(added.id, isDone: false, at: now + 86_400)
      #expect(try items(list) == ["plants", "x plants 2026-11-22", "plants 2026-11-23"])
    }
  }

  @Test func aTimeOfDayStays() throws {
    for list in lists {
      let added = try book.add("plants rec:2d", due: .date(now - 86_400), to: list, at: now)
      let next = try #require(try book.set(added.id, isDone: true, at: now).last)
      #expect(next.deadline == .date(now + 2 * 86_400))
    }
  }

  @Test func aTagAloneIsNoTitle() {
    for list in lists {
      #expect(throws: ReminderError.blankTitle) { try book.add("rec:1d", to: list, at: now) }
    }
  }
}
