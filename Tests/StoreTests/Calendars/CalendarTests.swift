import Foundation
import Kit
import Testing

@testable import Store

struct CalendarTests {
  private let folder: TestFolder
  private let store: Store
  private let now = Date(timeIntervalSince1970: 1_795_254_060)

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
  }

  private func record(_ uid: String) -> DDayRecord {
    DDayRecord(uid: uid, title: "", start: 0, recurrence: "never", missingDay: "last")
  }

  private func calendar(_ address: String) throws -> FollowedCalendar {
    try #require(
      try store.change { try $0.addCalendar(at: address, named: "n", group: "g") })
  }

  @Test func everythingComesBackAsItWas() throws {
    var calendar = try calendar("/a")
    #expect(try store.read { try $0.calendars() } == [calendar])
    (calendar.name, calendar.group, calendar.mark) = ("other", "", "a\nb")
    (calendar.readAt, calendar.nextAt) = (now, now + 60)
    (calendar.failures, calendar.fault, calendar.leftOut) = (3, "\nkey", 4)
    #expect(try store.change { try $0.update(calendar) })
    #expect(try store.read { try $0.calendar(calendar.id) } == calendar)
  }

  @Test func hasAnAddressOfItsOwn() throws {
    _ = try calendar("/a")
    #expect(try store.change { try $0.addCalendar(at: "/a", named: "m", group: "") } == nil)
  }

  /// Days of two calendars and a day of one's own may have the same `uid`.
  @Test func keepsItsIdentifiersToItself() throws {
    let (one, other) = (try calendar("/a"), try calendar("/b"))
    let ids = try store.change { change in
      try [nil, one.id, other.id].map { try change.add(record("x\ny"), of: $0) }
    }
    #expect(!ids.contains(nil))
    let days = try store.read { try $0.ddays() }
    #expect(days.map(\.record.uid) == ["x\ny", "x\ny", "x\ny"])
    #expect(days.map(\.calendar) == [nil, one.id, other.id])
    #expect(try store.change { try $0.add(record("x\ny"), of: one.id) } == nil)
    var changed = record("x\ny")
    (changed.title, changed.hasOwnGroup) = ("t", true)
    #expect(try store.change { try $0.update(days[1].id, to: changed, of: one.id) })
    #expect(try store.read { try $0.dday(days[1].id) }?.record == changed)
  }

  @Test func leavesWithItsDays() throws {
    let calendar = try calendar("/a")
    try store.change { change in
      try change.add(record("1"))
      try change.add(record("1"), of: calendar.id)
      try change.add(record("2"), of: calendar.id)
    }
    let days = try store.read { try $0.ddays() }
    #expect(try store.change { try $0.dropFollowed(days[0].id) } == false)
    #expect(try store.change { try $0.dropFollowed(days[1].id) })
    #expect(try store.change { try $0.remove(calendar.id) })
    #expect(try store.change { try $0.remove(calendar.id) } == false)
    #expect(try store.read { try $0.ddays() } == [days[0]])
  }

  /// An address may let whoever knows it read the calendar.
  @Test func nobodyElseReadsTheStore() throws {
    _ = try calendar("https://example.org/secret")
    for name in try folder.names where name.hasPrefix("store.db") {
      let mode = try FileManager.default.attributesOfItem(atPath: folder.file(name))
      #expect((mode[.posixPermissions] as? Int).map { $0 & 0o077 } == 0, "\(name)")
    }
  }

  @Test func daysFromBeforeAreOnesOwn() throws {
    let names = Schema.current.migrations.firstIndex(of: .calendars)
    let older = Schema(migrations: Array(Schema.current.migrations.prefix(try #require(names))))
    try Store(in: folder.path, schema: older).change { change in
      try change.connection.run(
        Statement(
          """
          INSERT INTO ddays (uid, title, start, recurrence, missing_day, is_inclusive, category,
            is_pinned, note) VALUES ('u', 't', 7, 'never', 'last', 0, 'g', 1, '')
          """))
    }
    let day = try #require(try store.read { try $0.ddays() }.first)
    #expect(day.calendar == nil && day.record.uid == "u" && !day.record.hasOwnGroup)
    #expect(day.record.group == "g" && day.record.isPinned)
  }
}
