package import FoundationEssentials

/// The stored data of a D-Day; its days are numbers counted from 1 January 1970.
package struct DDayRecord: Hashable, Sendable {
  /// The globally unique identifier.
  package var uid: String
  package var title: String
  package var start: Int
  package var recurrence: String
  /// The lunar date; nil unless the day repeats in the lunar calendar.
  package var lunarMonth: Int?
  package var lunarDay: Int?
  package var missingDay: String
  package var end: Int?
  /// The days on which it doesn't occur.
  package var gaps: [Int]
  package var isInclusive: Bool
  package var group: String
  /// Whether the group was chosen here and not by a calendar that is followed.
  package var hasOwnGroup = false
  package var isPinned: Bool
  package var note: String

  package init(uid: String, title: String, start: Int, recurrence: String, missingDay: String) {
    (self.uid, self.title, self.start) = (uid, title, start)
    (self.recurrence, self.missingDay) = (recurrence, missingDay)
    (gaps, isInclusive, isPinned, group, note) = ([], false, false, "", "")
  }
}

/// A D-Day in the store, including those in Recently Deleted.
package struct StoredDDay: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<StoredDDay>

  package let id: ID
  package let record: DDayRecord
  /// The date of deletion; nil unless it is in Recently Deleted.
  package let removedAt: Date?
  /// The calendar that it comes from; nil if it was added here.
  package let calendar: FollowedCalendar.ID?
}

extension Change {
  /// Adds a D-Day; nil if one with its `uid` exists, even in Recently Deleted. Those of a calendar
  /// have their `uid`s to themselves.
  @discardableResult
  package func add(
    _ record: DDayRecord, of calendar: FollowedCalendar.ID? = nil
  ) throws -> StoredDDay.ID? {
    try insert(record, of: calendar, as: nil, removedAt: nil)
      ? StoredDDay.ID(connection.lastNumber) : nil
  }

  /// Adds a D-Day that a calendar took along, with the number that it had; false if one with its
  /// number or its `uid` exists.
  @discardableResult
  package func restore(_ stored: StoredDDay) throws -> Bool {
    try insert(
      stored.record, of: stored.calendar, as: stored.id,
      removedAt: try stored.removedAt.map(connection.usable))
  }

  /// Adds a row with a number, or with the next one; false if there is such a row.
  private func insert(
    _ record: DDayRecord, of calendar: FollowedCalendar.ID?, as id: StoredDDay.ID?,
    removedAt: Date?
  ) throws -> Bool {
    try connection.run(
      Statement(
        """
        INSERT INTO ddays (
          uid, title, start, recurrence, lunar_month, lunar_day, missing_day, end, is_inclusive,
          category, is_pinned, note, gaps, has_own_category, calendar, id, removed_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
        """,
        record.values(of: calendar)
          + [StoredValue(calendar?.number), StoredValue(id?.number), StoredValue(removedAt)])) > 0
  }

  /// Replaces the data of a D-Day; false if it doesn't exist.
  @discardableResult
  package func update(
    _ id: StoredDDay.ID, to record: DDayRecord, of calendar: FollowedCalendar.ID? = nil
  ) throws -> Bool {
    try connection.run(
      Statement(
        """
        UPDATE ddays SET uid = ?, title = ?, start = ?, recurrence = ?, lunar_month = ?,
          lunar_day = ?, missing_day = ?, end = ?, is_inclusive = ?, category = ?, is_pinned = ?,
          note = ?, gaps = ?, has_own_category = ?
        WHERE id = ? AND removed_at IS NULL
        """, record.values(of: calendar) + [.integer(id.number)])) > 0
  }

  /// Moves a D-Day to Recently Deleted; false if it is already there or doesn't exist.
  @discardableResult
  package func remove(_ id: StoredDDay.ID, at date: Date) throws -> Bool {
    try connection.run(
      Statement(
        "UPDATE ddays SET removed_at = ? WHERE id = ? AND removed_at IS NULL",
        StoredValue(try connection.usable(date)), .integer(id.number))) > 0
  }

  /// Restores a D-Day; false if it isn't in Recently Deleted.
  @discardableResult
  package func restore(_ id: StoredDDay.ID) throws -> Bool {
    try connection.run(
      Statement(
        "UPDATE ddays SET removed_at = NULL WHERE id = ? AND removed_at IS NOT NULL",
        .integer(id.number))) > 0
  }
}

extension DDayRecord {
  /// The identifier in the table, where it is the only one: that of a calendar's D-Day has the
  /// calendar's number on a line before it.
  private func key(of calendar: FollowedCalendar.ID?) -> String {
    calendar.map { "\($0)\n\(uid)" } ?? uid
  }

  /// The `uid` in such an identifier.
  static func uid(in key: String, of calendar: FollowedCalendar.ID?) -> String {
    calendar == nil ? key : String(key.drop { $0 != "\n" }.dropFirst())
  }

  fileprivate func values(of calendar: FollowedCalendar.ID?) -> [StoredValue] {
    [
      .text(key(of: calendar)), .text(title), .integer(start), .text(recurrence),
      StoredValue(lunarMonth), StoredValue(lunarDay), .text(missingDay), StoredValue(end),
      .integer(isInclusive ? 1 : 0),
      .text(group), .integer(isPinned ? 1 : 0), .text(note),
      .text(gaps.map(String.init).joined(separator: " ")), .integer(hasOwnGroup ? 1 : 0),
    ]
  }
}

extension Contents {
  /// The D-Days in the order in which they were added.
  package func ddays() throws -> [StoredDDay] {
    try connection.rows(
      Statement("SELECT \(StoredDDay.columns) FROM ddays WHERE removed_at IS NULL ORDER BY id"),
      as: StoredDDay.init)
  }

  /// The D-Days in Recently Deleted, the last deleted first.
  package func removedDDays() throws -> [StoredDDay] {
    try connection.rows(
      Statement(
        """
        SELECT \(StoredDDay.columns) FROM ddays WHERE removed_at IS NOT NULL
        ORDER BY removed_at DESC, id DESC
        """),
      as: StoredDDay.init)
  }

  /// The number of D-Days, deleted or not, and what they hold.
  package func ddaySize() throws -> (count: Int, noteBytes: Int, gapCount: Int) {
    try connection.rows(
      Statement(
        """
        SELECT count(*), sum(length(CAST(note AS BLOB))),
          sum(length(gaps) - length(replace(gaps, ' ', '')) + (gaps <> '')) FROM ddays
        """)
    ) { ($0.integer(0), $0.integer(1), $0.integer(2)) }.first ?? (0, 0, 0)
  }

  /// A D-Day, deleted or not; nil if it doesn't exist.
  package func dday(_ id: StoredDDay.ID) throws -> StoredDDay? {
    try connection.rows(
      Statement("SELECT \(StoredDDay.columns) FROM ddays WHERE id = ?", .integer(id.number)),
      as: StoredDDay.init
    ).first
  }
}

extension StoredDDay {
  fileprivate static let columns = """
    id, uid, title, start, recurrence, lunar_month, lunar_day, missing_day, end, is_inclusive, \
    category, is_pinned, note, removed_at, gaps, calendar, has_own_category
    """

  fileprivate init(_ row: Row) {
    let calendar = row.optional(15, row.identifier).map(FollowedCalendar.ID.init)
    var record = DDayRecord(
      uid: DDayRecord.uid(in: row.text(1), of: calendar), title: row.text(2),
      start: row.integer(3), recurrence: row.text(4), missingDay: row.text(7))
    record.lunarMonth = row.optional(5, row.integer)
    record.lunarDay = row.optional(6, row.integer)
    record.end = row.optional(8, row.integer)
    record.isInclusive = row.integer(9) != 0
    record.group = row.text(10)
    record.hasOwnGroup = row.integer(16) != 0
    record.isPinned = row.integer(11) != 0
    record.note = row.text(12)
    record.gaps = row.text(14).split(separator: " ").compactMap { Int($0) }
    self.init(
      id: ID(row.identifier(0)), record: record, removedAt: row.optional(13, row.date),
      calendar: calendar)
  }
}

extension Migration {
  static let ddays = Migration(
    sentences: """
      CREATE TABLE ddays (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        uid TEXT NOT NULL UNIQUE,
        title TEXT NOT NULL,
        start INTEGER NOT NULL,
        recurrence TEXT NOT NULL,
        lunar_month INTEGER,
        lunar_day INTEGER,
        missing_day TEXT NOT NULL,
        end INTEGER,
        is_inclusive INTEGER NOT NULL,
        category TEXT NOT NULL,
        is_pinned INTEGER NOT NULL,
        note TEXT NOT NULL,
        removed_at REAL
      ) STRICT;
      """)

  /// Adds the days that a series leaves out, as numbers separated by blanks.
  static let ddayGaps = Migration(
    sentences: """
      ALTER TABLE ddays ADD COLUMN gaps TEXT NOT NULL DEFAULT '';
      """)
}
