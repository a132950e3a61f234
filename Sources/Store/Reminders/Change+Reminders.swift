package import FoundationEssentials

extension Change {
  /// Adds a reminder at the end of a list.
  @discardableResult
  package func addReminder(
    _ title: String, to list: ReminderList.ID, due: Date? = nil, dueDay: Int? = nil,
    note: String = "", repeats: String? = nil, priority: String? = nil
  ) throws -> Reminder {
    try connection.run(
      Statement(
        """
        INSERT INTO reminders (list, position, title, due, due_day, note, repeats, priority)
        VALUES (
          ?1, (SELECT ifnull(max(position), 0) + 1 FROM reminders WHERE list = ?1), ?2, ?3, ?4, ?5,
          ?6, ?7)
        """,
        .integer(list.number), .text(title), StoredValue(try due.map(connection.usable)),
        StoredValue(dueDay), .text(note), StoredValue(repeats), StoredValue(priority)))
    return Reminder(
      id: Reminder.ID(connection.lastNumber), list: list, title: title, due: due, dueDay: dueDay,
      doneAt: nil, note: note, repeats: repeats, priority: priority)
  }

  /// Replaces a reminder; false if it doesn't exist.
  @discardableResult
  package func update(_ reminder: Reminder) throws -> Bool {
    try connection.run(
      Statement(
        """
        UPDATE reminders
        SET
          list = ?, title = ?, due = ?, due_day = ?, done_at = ?, note = ?, repeats = ?, priority = ?
        WHERE id = ?
        """,
        .integer(reminder.list.number), .text(reminder.title),
        StoredValue(try reminder.due.map(connection.usable)), StoredValue(reminder.dueDay),
        StoredValue(try reminder.doneAt.map(connection.usable)),
        .text(reminder.note), StoredValue(reminder.repeats), StoredValue(reminder.priority),
        .integer(reminder.id.number))) > 0
  }

  /// Marks a reminder as done at a date, or as not done if nil; false if it doesn't exist.
  @discardableResult
  package func setDone(_ id: Reminder.ID, at date: Date?) throws -> Bool {
    try connection.run(
      Statement(
        "UPDATE reminders SET done_at = ? WHERE id = ?",
        StoredValue(try date.map(connection.usable)), .integer(id.number))) > 0
  }

  /// Moves a reminder before another of its list, or to the end if nil; false if one of them
  /// doesn't exist.
  @discardableResult
  package func move(_ id: Reminder.ID, before other: Reminder.ID?) throws -> Bool {
    guard let reminder = try contents.reminder(id) else { return false }
    var order = try contents.reminders(in: reminder.list).map(\.id).filter { $0 != id }
    let place = other.map { order.firstIndex(of: $0) } ?? order.endIndex
    guard let place, other != id else { return other == id }
    order.insert(id, at: place)
    for (position, id) in order.enumerated() {
      try self.place(id, at: position + 1)
    }
    return true
  }

  /// Puts a reminder back that was removed, with its id and its place; replaces it if it is there.
  package func put(_ reminder: Reminder, at position: Int) throws {
    try connection.run(
      Statement(
        """
        INSERT OR IGNORE INTO reminders (id, list, position, title, note) VALUES (?, ?, 0, '', '')
        """,
        .integer(reminder.id.number), .integer(reminder.list.number)))
    try update(reminder)
    try place(reminder.id, at: position)
  }

  /// Moves a reminder to a position among those of its list.
  package func place(_ id: Reminder.ID, at position: Int) throws {
    try connection.run(
      Statement(
        "UPDATE reminders SET position = ? WHERE id = ?", .integer(position), .integer(id.number)))
  }

  /// Removes a reminder; false if it doesn't exist.
  @discardableResult
  package func remove(_ id: Reminder.ID) throws -> Bool {
    try connection.run(Statement("DELETE FROM reminders WHERE id = ?", .integer(id.number))) > 0
  }
}
