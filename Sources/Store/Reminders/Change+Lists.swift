extension Change {
  @discardableResult
  package func addReminderList(
    named name: String, at path: String? = nil
  ) throws -> ReminderList {
    try connection.run(
      Statement(
        """
        INSERT INTO reminder_lists (position, name, path)
        VALUES ((SELECT ifnull(max(position), 0) + 1 FROM reminder_lists), ?, ?)
        """, .text(name), StoredValue(path)))
    return ReminderList(id: ReminderList.ID(connection.lastNumber), name: name, path: path)
  }

  /// Replaces a list; false if it doesn't exist.
  @discardableResult
  package func update(_ list: ReminderList) throws -> Bool {
    try connection.run(
      Statement(
        "UPDATE reminder_lists SET name = ?, path = ? WHERE id = ?",
        .text(list.name), StoredValue(list.path), .integer(list.id.number))) > 0
  }

  /// Puts a list back that was removed, with its id and its place; replaces it if it is there.
  package func put(_ list: ReminderList, at position: Int) throws {
    try connection.run(
      Statement(
        "INSERT OR IGNORE INTO reminder_lists (id, position, name) VALUES (?, 0, '')",
        .integer(list.id.number)))
    try update(list)
    try connection.run(
      Statement(
        "UPDATE reminder_lists SET position = ? WHERE id = ?", .integer(position),
        .integer(list.id.number)))
  }

  /// Removes a list and its reminders; false if it doesn't exist.
  @discardableResult
  package func remove(_ id: ReminderList.ID) throws -> Bool {
    try connection.run(
      Statement("DELETE FROM reminder_lists WHERE id = ?", .integer(id.number))) > 0
  }
}
