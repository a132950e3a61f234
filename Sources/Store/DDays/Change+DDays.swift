package import FoundationEssentials

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
