import FoundationEssentials

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
