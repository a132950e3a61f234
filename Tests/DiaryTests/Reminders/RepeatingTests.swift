import Almanac
import Foundation
import Store
import Testing

@testable import Diary

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
      for title in ["rec:1d", "h:1 t:2026-12-01", "\u{200B}\u{2060}\u{3164}"] {
        #expect(throws: ReminderError.blankTitle) { try book.add(title, to: list, at: now) }
      }
    }
  }

  @Test func theDayFromWhichItIsShownMovesToo() throws {
    for list in lists {
      let added = try book.add(
        "plants t:2026-11-18 rec:+1w", due: .day(CivilDay(number: 20_776)), to: list, at: now)
      #expect(added.title == "plants" && added.start?.description == "2026-11-18")
      let next = try #require(try book.set(added.id, isDone: true, at: now).last)
      #expect(next.start?.description == "2026-11-25" && next.title == "plants")
      #expect(try book.set(added.id, isDone: false, at: now) == [added])
      let undated = try book.add("water t:2026-11-18 rec:+1w", to: list, at: now)
      let other = try #require(try book.set(undated.id, isDone: true, at: now).last)
      #expect(other.start?.description == "2026-11-25" && other.deadline == nil)
    }
  }

  @Test func whatWaitsOrIsHiddenIsNotShown() throws {
    let today = CivilDay(number: 20_778)
    for list in lists {
      let later = try book.add("later t:2026-11-22", to: list, at: now)
      #expect(!later.isShown(on: today) && later.isShown(on: today.advanced(by: 1)))
      let hidden = try book.add("h:1 never", to: list, at: now)
      #expect(hidden.title == "never" && !hidden.isShown(on: today))
    }
  }

  /// An edit shows neither tag, and so must not lose them; nor does a move.
  @Test func anEditOrAMoveKeepsWhenItIsShown() throws {
    for (from, to) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
      let added = try book.add("a t:2026-12-01 h:1", to: lists[from], at: now)
      let draft = ReminderDraft("b", list: lists[to].id)
      let deed = try book.apply(.edit(added.id, draft), at: now)
      let moved = try #require(
        try book.shelves(of: lists[to].id).flatMap(\.items).first { $0.id == deed.item })
      #expect(moved.title == "b" && moved.isHidden, "\(from) \(to)")
      #expect(moved.start?.description == "2026-12-01", "\(from) \(to)")
      let shown = ReminderDraft("c t:2027-01-01", list: lists[to].id)
      let last = try book.apply(.edit(moved.id, shown), at: now)
      let item = try book.shelves(of: lists[to].id).flatMap(\.items).first { $0.id == last.item }
      #expect(to == 1 || item?.start?.description == "2027-01-01")
    }
  }
}
