package import FoundationEssentials

extension Change {
  /// Adds a D-Day; nil if one with its `uid` exists, even in Recently Deleted.
  @discardableResult
  package func add(_ record: DDayRecord) throws -> StoredDDay.ID? {
    let count = try connection.run(
      Statement(
        """
        INSERT INTO ddays (
          uid, title, start, recurrence, lunar_month, lunar_day, missing_day, end, is_inclusive,
          category, is_pinned, note, gaps)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (uid) DO NOTHING
        """, record.values))
    return count > 0 ? StoredDDay.ID(connection.lastNumber) : nil
  }

  /// Replaces the data of a D-Day; false if it doesn't exist.
  @discardableResult
  package func update(_ id: StoredDDay.ID, to record: DDayRecord) throws -> Bool {
    try connection.run(
      Statement(
        """
        UPDATE ddays SET uid = ?, title = ?, start = ?, recurrence = ?, lunar_month = ?,
          lunar_day = ?, missing_day = ?, end = ?, is_inclusive = ?, category = ?, is_pinned = ?,
          note = ?, gaps = ?
        WHERE id = ? AND removed_at IS NULL
        """, record.values + [.integer(id.number)])) > 0
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
  fileprivate var values: [StoredValue] {
    [
      .text(uid), .text(title), .integer(start), .text(recurrence), StoredValue(lunarMonth),
      StoredValue(lunarDay), .text(missingDay), StoredValue(end), .integer(isInclusive ? 1 : 0),
      .text(group), .integer(isPinned ? 1 : 0), .text(note),
      .text(gaps.map(String.init).joined(separator: " ")),
    ]
  }
}
