import Almanac
import Foundation
import Store
import Testing

@testable import Diary

/// Checks that several items change together or not at all.
struct SeveralItemsTests {
  private let files: [TestFile]
  private let book: ReminderBook
  private let lists: [ReminderList]
  private let now = Date(timeIntervalSince1970: 1_795_254_060)

  init() throws {
    let files = [try TestFile("a\na\nb\na\n"), try TestFile("c\n")]
    let store = Store(in: files[0].folder)
    lists = try store.change { change in
      [try change.addReminderList(named: "Home")]
        + (try files.map { try change.addReminderList(named: "File", at: $0.path) })
    }
    self.files = files
    book = ReminderBook(in: store, zone: .utc)
    for title in ["milk", "bread"] { try book.add(title, to: lists[0], at: now) }
  }

  private var titles: [[String]] {
    get throws {
      try book.shelves().map { $0.items.map { ($0.isDone ? "x " : "") + $0.title } }
    }
  }

  private func item(_ list: Int, _ number: Int) throws -> ItemID {
    let items = try book.shelves(of: lists[list].id).flatMap(\.items)
    return try #require(items.first { $0.number == number }).id
  }

  @Test func areToldAsTheyAreThenInTheOrderInWhichTheyWereNamed() throws {
    let items = try [item(1, 3), item(0, 2), item(2, 1), item(0, 1)]
    let done = try book.change(items, by: .finish, at: now)
    #expect(done.map(\.id) == items && done.map(\.title) == ["b", "bread", "c", "milk"])
    #expect(done.map(\.isDone) == [true, true, true, true])
    #expect(try titles == [["x milk", "x bread"], ["a", "a", "x b", "a"], ["x c"]])
    #expect(try book.change(items, by: .remove, at: now).isEmpty)
    #expect(try titles == [[], ["a", "a", "a"], []])
  }

  @Test func aDeadlineTakesThePlaceOfOneAmongTheWords() throws {
    let deadline = Deadline.day(CivilDay(number: 20780))
    for list in lists.dropLast() {
      let added = try book.add("post due:2026-12-01 home due:x", due: deadline, to: list, at: now)
      #expect(added.title == "post home due:x" && added.deadline == deadline)
    }
    #expect(try files[0].text.hasSuffix("post home due:x due:2026-11-23\n"))
    #expect(throws: ReminderError.blankTitle) {
      try book.add("due:2026-12-01", due: deadline, to: lists[0], at: now)
    }
  }

  @Test func ofTheSameWordsEachIsTheOneThatWasNamed() throws {
    let items = try [item(1, 4), item(1, 1)]
    try book.change(items, by: .finish, at: now)
    #expect(try titles[1] == ["x a", "a", "b", "x a"])
    try book.change(items, by: .remove, at: now)
    #expect(try titles[1] == ["a", "b"])
  }

  @Test(arguments: ItemChange.allCases) func areLeftAloneIfOneIsGone(fate: ItemChange) throws {
    let before = try titles
    let line = LineIdentity(fingerprint: 1, ordinal: 0)
    let gone: [ItemID] = [
      .stored(Reminder.ID(99)), .line(line, of: lists[1].id), .line(line, of: lists[0].id),
      .line(line, of: ReminderList.ID(99)),
    ]
    let there = try [item(0, 1), item(1, 1), item(2, 1)]
    for gone in gone {
      for items in [there + [gone], [gone] + there] {
        #expect(throws: (any Error).self) { try book.change(items, by: fate, at: now) }
        #expect(try titles == before)
      }
    }
  }

  /// The file turns out to be unreachable after the store has changed.
  @Test func areLeftAloneInTheStoreIfTheFileIsOutOfReach() throws {
    let items = try [item(0, 1), item(2, 1)]
    try FileManager.default.removeItem(atPath: files[1].path)
    #expect(throws: TodoFileError.self) { try book.change(items, by: .finish, at: now) }
    #expect(try titles[0] == ["milk", "bread"])
  }

  /// As if the disk were full for the second file.
  @Test func aFileIsChangedBackAndWhatOthersHaveWrittenSinceStays() throws {
    let edits = try [files[0].line(1), files[0].line(3)].map {
      TodoEdit.finish($0, on: CivilDay(number: 20778))
    }
    let (before, after) = try files[0].file.changed(by: edits)
    #expect(try files[0].text.hasPrefix("x "))
    try files[0].file.change([.add(Array("new".utf8))])
    let written = [WrittenFile(file: files[0].file, before: before, after: after)]
    #expect(written.undo(because: ReminderError.gone) as? ReminderError == .gone)
    #expect(try files[0].text == "a\na\nb\na\nnew\n")
  }

  @Test func whatCannotBeChangedBackIsNamed() throws {
    let (before, after) = try files[0].file.changed(by: [.remove(files[0].line(1))])
    let written = [WrittenFile(file: files[0].file, before: before, after: after)]
    try FileManager.default.removeItem(atPath: files[0].path)
    let cause = TodoFileError.lineGone
    #expect(
      written.undo(because: cause) as? ReminderError
        == .halfDone(changed: [files[0].path], cause: "\(cause)"))
  }

  @Test(arguments: 0..<3) func eachThatIsAddedIsToldToWhoeverAddedIt(list: Int) async throws {
    let added = try await withThrowingTaskGroup(of: [(String, ReminderItem)].self) { group in
      for writer in 0..<4 {
        group.addTask {
          let book = ReminderBook(
            in: Store(in: files[0].folder, patience: .seconds(60)), zone: .utc)
          return try (0..<10).map { number in
            let title = "\(writer) \(number)"
            return (title, try book.add(title, to: lists[list], at: now))
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(added.allSatisfy { $0.0 == $0.1.title })
    #expect(Set(added.map(\.1.number)).count == 40)
    let items = try book.shelves(of: lists[list].id).flatMap(\.items)
    #expect(Set(items).isSuperset(of: added.map(\.1)))
  }

  @Test func aListThatSeveralWantIsMadeOnce() async throws {
    await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          let store = Store(in: files[0].folder, patience: .seconds(60))
          _ = try ReminderBook(in: store, zone: .utc).list(named: "New", orMade: "")
        }
      }
    }
    #expect(try book.lists().map(\.name) == ["Home", "File", "File", "New"])
    #expect(try book.list(named: nil, orMade: "other") == lists[0])
  }
}
