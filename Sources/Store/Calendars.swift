package import FoundationEssentials

/// A calendar that is followed: its D-Days come and go with it.
package struct FollowedCalendar: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<FollowedCalendar>

  package let id: ID
  /// The path of a file, or a URL, which is private.
  package let address: String
  package var name: String
  /// The group of its D-Days; empty if each has the one that the calendar names.
  package var group: String
  /// The state in which its source was last found, fit to be used or not; empty if never.
  package var mark = ""
  /// The date at which its D-Days were last known to be up to date; nil if never.
  package var readAt: Date?
  /// The earliest date at which to ask for it again; nil if there is no limit.
  package var nextAt: Date?
  /// The number of attempts to read it that have failed since.
  package var failures = 0
  /// Why the last attempt has failed; empty if it hasn't.
  package var fault = ""
  /// The number of faults for which something in it isn't shown.
  package var leftOut = 0

  package init(id: ID, address: String, name: String, group: String) {
    (self.id, self.address, self.name, self.group) = (id, address, name, group)
  }
}

extension Change {
  /// Adds a calendar without D-Days; nil if one with its address exists.
  package func addCalendar(
    at address: String, named name: String, group: String
  ) throws -> FollowedCalendar? {
    let count = try connection.run(
      Statement(
        """
        INSERT INTO calendars (address, name, category, mark, failures, fault, left_out)
        VALUES (?, ?, ?, '', 0, '', 0) ON CONFLICT (address) DO NOTHING
        """, .text(address), .text(name), .text(group)))
    guard count > 0 else { return nil }
    return FollowedCalendar(
      id: FollowedCalendar.ID(connection.lastNumber), address: address, name: name, group: group)
  }

  /// Adds a calendar that was removed, with the number that it had; false if one with its number or
  /// its address exists.
  @discardableResult
  package func restore(_ calendar: FollowedCalendar) throws -> Bool {
    let count = try connection.run(
      Statement(
        """
        INSERT INTO calendars (id, address, name, category, mark, failures, fault, left_out)
        VALUES (?, ?, '', '', '', 0, '', 0) ON CONFLICT DO NOTHING
        """, .integer(calendar.id.number), .text(calendar.address)))
    return try count > 0 && update(calendar)
  }

  /// Replaces what is known of a calendar; false if it doesn't exist.
  @discardableResult
  package func update(_ calendar: FollowedCalendar) throws -> Bool {
    try connection.run(
      Statement(
        """
        UPDATE calendars SET name = ?, category = ?, mark = ?, read_at = ?, next_at = ?,
          failures = ?, fault = ?, left_out = ?
        WHERE id = ?
        """,
        .text(calendar.name), .text(calendar.group), .text(calendar.mark),
        StoredValue(try calendar.readAt.map(connection.usable)),
        StoredValue(try calendar.nextAt.map(connection.usable)), .integer(calendar.failures),
        .text(calendar.fault), .integer(calendar.leftOut), .integer(calendar.id.number))) > 0
  }

  /// Removes a calendar with its D-Days; false if it doesn't exist.
  @discardableResult
  package func remove(_ id: FollowedCalendar.ID) throws -> Bool {
    try connection.run(Statement("DELETE FROM ddays WHERE calendar = ?", .integer(id.number)))
    return try connection.run(
      Statement("DELETE FROM calendars WHERE id = ?", .integer(id.number))) > 0
  }

  /// Restores a D-Day that its calendar no longer has as the user's own; false if it isn't one of a
  /// calendar in Recently Deleted, or if the user has one with its `uid`.
  @discardableResult
  package func adopt(_ stored: StoredDDay) throws -> Bool {
    try connection.run(
      Statement(
        """
        UPDATE OR IGNORE ddays
        SET uid = ?, calendar = NULL, has_own_category = 0, removed_at = NULL
        WHERE id = ? AND calendar IS NOT NULL AND removed_at IS NOT NULL
        """, .text(stored.record.uid), .integer(stored.id.number))) > 0
  }

  /// Removes a D-Day that its calendar no longer has; false if it isn't one of a calendar.
  @discardableResult
  package func dropFollowed(_ id: StoredDDay.ID) throws -> Bool {
    try connection.run(
      Statement("DELETE FROM ddays WHERE id = ? AND calendar IS NOT NULL", .integer(id.number)))
      > 0
  }
}

extension Contents {
  /// The followed calendars in the order in which they were added.
  package func calendars() throws -> [FollowedCalendar] {
    try connection.rows(
      Statement("SELECT \(FollowedCalendar.columns) FROM calendars ORDER BY id"),
      as: FollowedCalendar.init)
  }

  /// A followed calendar; nil if it doesn't exist.
  package func calendar(_ id: FollowedCalendar.ID) throws -> FollowedCalendar? {
    try connection.rows(
      Statement(
        "SELECT \(FollowedCalendar.columns) FROM calendars WHERE id = ?", .integer(id.number)),
      as: FollowedCalendar.init
    ).first
  }
}

extension FollowedCalendar {
  fileprivate static let columns = """
    id, address, name, category, mark, read_at, next_at, failures, fault, left_out
    """

  fileprivate init(_ row: Row) {
    self.init(
      id: ID(row.identifier(0)), address: row.text(1), name: row.text(2), group: row.text(3))
    (mark, readAt, nextAt) = (row.text(4), row.optional(5, row.date), row.optional(6, row.date))
    (failures, fault, leftOut) = (row.integer(7), row.text(8), row.integer(9))
  }
}

extension Migration {
  /// Adds the calendars that are followed, and which D-Days are theirs.
  static let calendars = Migration(
    sentences: """
      CREATE TABLE calendars (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        address TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        category TEXT NOT NULL,
        mark TEXT NOT NULL,
        read_at REAL,
        next_at REAL,
        failures INTEGER NOT NULL,
        fault TEXT NOT NULL,
        left_out INTEGER NOT NULL
      ) STRICT;
      ALTER TABLE ddays ADD COLUMN calendar INTEGER;
      ALTER TABLE ddays ADD COLUMN has_own_category INTEGER NOT NULL DEFAULT 0;
      """)
}
