import Foundation
import Kit
import Testing

@testable import Store

struct ReminderTests {
  private let folder: TestFolder
  private let store: Store
  private let home: ReminderList
  private let work: ReminderList

  init() throws {
    folder = try TestFolder()
    let store = Store(in: folder.path)
    home = try store.change { try $0.addReminderList(named: "Home") }
    work = try store.change { try $0.addReminderList(named: "Work") }
    self.store = store
  }

  private var titles: [String] {
    get throws { try store.read { try $0.reminders() }.map(\.title) }
  }

  private func add(_ titles: String..., to list: ReminderList) throws -> [Reminder] {
    try store.change { change in
      try titles.map { try change.addReminder($0, to: list.id) }
    }
  }

  @Test func remindersComeListByListAsTheyWereAdded() throws {
    _ = try add("Report", to: work)
    _ = try add("Plants", "Dishes", to: home)
    #expect(try titles == ["Plants", "Dishes", "Report"])
    #expect(try store.read { try $0.reminders(in: work.id) }.map(\.title) == ["Report"])
    #expect(try store.read { try $0.reminderLists() } == [home, work])
  }

  @Test func aReminderComesBackAsItWasKept() throws {
    var reminder = try store.change {
      try $0.addReminder("Plants", to: home.id, due: Date(timeIntervalSince1970: 1), note: "All")
    }
    #expect(try store.read { try $0.reminder(reminder.id) } == reminder)
    (reminder.title, reminder.list, reminder.due) = ("Trees", work.id, nil)
    (reminder.doneAt, reminder.note, reminder.dueDay) = (Date(timeIntervalSince1970: 2), "", -3)
    reminder.repeats = "+1w"
    #expect(try store.change { try $0.update(reminder) })
    #expect(try store.read { try $0.reminder(reminder.id) } == reminder)
  }

  @Test func aListCanLieInAFile() throws {
    var file = try store.change { try $0.addReminderList(named: "File", at: "/a/todo.txt") }
    #expect(try store.read { try $0.reminderLists() } == [home, work, file])
    file.path = nil
    #expect(try store.change { try $0.update(file) })
    #expect(try store.read { try $0.reminderLists() }.last == file)
  }

  @Test func listsFromBeforeThereWereFilesAreKeptHere() throws {
    let folder = try TestFolder()
    let old = Store(
      in: folder.path, schema: Schema(migrations: Array(Schema.current.migrations.prefix(4))))
    try old.change { change in
      try change.connection.run(
        Statement("INSERT INTO reminder_lists (position, name) VALUES (1, 'Old')"))
      try change.connection.run(
        Statement("INSERT INTO reminders (list, position, title, note) VALUES (1, 1, 'a', '')"))
    }
    let new = Store(in: folder.path)
    #expect(try new.read { try $0.reminderLists() }.map(\.path) == [nil])
    #expect(try new.read { try $0.reminders() }.map(\.dueDay) == [nil])
  }

  @Test func whatIsDoneCanBeUndone() throws {
    let reminder = try #require(try add("Plants", to: home).first)
    let date = Date(timeIntervalSince1970: 5)
    #expect(try store.change { try $0.setDone(reminder.id, at: date) })
    #expect(try store.read { try $0.reminder(reminder.id) }?.doneAt == date)
    #expect(try store.change { try $0.setDone(reminder.id, at: nil) })
    #expect(try store.read { try $0.reminder(reminder.id) }?.isDone == false)
  }

  @Test func aListTakesItsRemindersAlong() throws {
    let reminder = try #require(try add("Plants", to: home).first)
    #expect(try store.change { try $0.remove(home.id) })
    #expect(try store.read { try $0.reminder(reminder.id) } == nil)
    #expect(try !store.change { try $0.setDone(reminder.id, at: nil) })
    #expect(try !store.change { try $0.update(reminder) })
    #expect(try !store.change { try $0.remove(reminder.id) })
  }

  @Test(arguments: [
    (2, 0, "c a b"), (0, 2, "b a c"), (0, nil, "b c a"), (1, 1, "a b c"), (2, nil, "a b c"),
  ])
  func remindersMove(from: Int, before: Int?, expected: String) throws {
    let reminders = try add("a", "b", "c", to: home)
    let other = before.map { reminders[$0].id }
    #expect(try store.change { try $0.move(reminders[from].id, before: other) })
    #expect(try titles.joined(separator: " ") == expected)
  }

  @Test func nothingMovesBeforeWhatIsElsewhere() throws {
    let mine = try add("a", "b", to: home)
    let other = try #require(try add("c", to: work).first)
    #expect(try !store.change { try $0.move(mine[0].id, before: other.id) })
    #expect(try titles == ["a", "b", "c"])
  }

  @Test func aListThatIsMissingTakesNothing() throws {
    #expect(throws: StoreError.self) {
      try store.change { try $0.addReminder("Lost", to: ReminderList.ID(99)) }
    }
  }

  @Test(arguments: [
    "", "\0", "a\0b", "'; DROP TABLE reminders; --", "\u{FEFF}\u{202E}\n\r\t",
    "\u{1F468}\u{200D}\u{1F469}",
    String(repeating: "가", count: 350_000),
  ])
  func hostileTextComesBackAsItWas(text: String) throws {
    let reminder = try store.change { try $0.addReminder(text, to: home.id, note: text) }
    let kept = try #require(try store.read { try $0.reminder(reminder.id) })
    #expect(Array(kept.title.utf8) == Array(text.utf8))
    #expect(Array(kept.note.utf8) == Array(text.utf8))
  }
}
