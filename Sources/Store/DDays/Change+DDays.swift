package import FoundationEssentials

extension Change {
  /// Nil if there is one with its `uid` already, were it in the wastebasket.
  @discardableResult
  package func add(_ record: DDayRecord) throws -> StoredDDay.ID? {
    let count = try connection.run(
      Statement(
        """
        INSERT INTO ddays (
          uid, title, start, recurrence, lunar_month, lunar_day, missing_day, end, is_inclusive,
          category, is_pinned, note)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (uid) DO NOTHING
        """, record.values))
    return count > 0 ? StoredDDay.ID(connection.lastNumber) : nil
  }

  /// Takes over all that is said of it; false if it is gone.
  @discardableResult
  package func update(_ id: StoredDDay.ID, to record: DDayRecord) throws -> Bool {
    try connection.run(
      Statement(
        """
        UPDATE ddays SET uid = ?, title = ?, start = ?, recurrence = ?, lunar_month = ?,
          lunar_day = ?, missing_day = ?, end = ?, is_inclusive = ?, category = ?, is_pinned = ?,
          note = ?
        WHERE id = ? AND removed_at IS NULL
        """, record.values + [.integer(id.number)])) > 0
  }

  /// Throws it into the wastebasket; false if it is there already, or gone.
  @discardableResult
  package func remove(_ id: StoredDDay.ID, at date: Date) throws -> Bool {
    try connection.run(
      Statement(
        "UPDATE ddays SET removed_at = ? WHERE id = ? AND removed_at IS NULL",
        StoredValue(try connection.usable(date)), .integer(id.number))) > 0
  }

  /// Takes it out of the wastebasket; false if it isn't there.
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
    ]
  }
}
