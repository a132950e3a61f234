package import FoundationEssentials

extension Change {
  /// Adds a reminder at the end of a list.
  @discardableResult
  package func addReminder(
    _ title: String, to list: ReminderList.ID, due: Date? = nil, dueDay: Int? = nil,
    note: String = "", repeats: String? = nil
  ) throws -> Reminder {
    try connection.run(
      Statement(
        """
        INSERT INTO reminders (list, position, title, due, due_day, note, repeats)
        VALUES (
          ?1, (SELECT ifnull(max(position), 0) + 1 FROM reminders WHERE list = ?1), ?2, ?3, ?4, ?5,
          ?6)
        """,
        .integer(list.number), .text(title), StoredValue(try due.map(connection.usable)),
        StoredValue(dueDay), .text(note), StoredValue(repeats)))
    return Reminder(
      id: Reminder.ID(connection.lastNumber), list: list, title: title, due: due, dueDay: dueDay,
      doneAt: nil, note: note, repeats: repeats)
  }

  /// Replaces a reminder; false if it doesn't exist.
  @discardableResult
  package func update(_ reminder: Reminder) throws -> Bool {
    try connection.run(
      Statement(
        """
        UPDATE reminders
        SET list = ?, title = ?, due = ?, due_day = ?, done_at = ?, note = ?, repeats = ?
        WHERE id = ?
        """,
        .integer(reminder.list.number), .text(reminder.title),
        StoredValue(try reminder.due.map(connection.usable)), StoredValue(reminder.dueDay),
        StoredValue(try reminder.doneAt.map(connection.usable)),
        .text(reminder.note), StoredValue(reminder.repeats), .integer(reminder.id.number))) > 0
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
      try connection.run(
        Statement(
          "UPDATE reminders SET position = ? WHERE id = ?",
          .integer(position + 1), .integer(id.number)))
    }
    return true
  }

  /// Removes a reminder; false if it doesn't exist.
  @discardableResult
  package func remove(_ id: Reminder.ID) throws -> Bool {
    try connection.run(Statement("DELETE FROM reminders WHERE id = ?", .integer(id.number))) > 0
  }
}
