import FoundationEssentials

extension Contents {
  /// All lists in the user's order; new ones are last.
  package func reminderLists() throws -> [ReminderList] {
    try connection.rows(
      Statement("SELECT id, name, path FROM reminder_lists ORDER BY position, id")
    ) { row in
      ReminderList(
        id: ReminderList.ID(row.integer(0)), name: row.text(1), path: row.optional(2, row.text))
    }
  }

  /// The places of the lists, by which those are ordered.
  package func reminderListPositions() throws -> [ReminderList.ID: Int] {
    let places = try connection.rows(Statement("SELECT id, position FROM reminder_lists")) { row in
      (ReminderList.ID(row.integer(0)), row.integer(1))
    }
    return Dictionary(uniqueKeysWithValues: places)
  }

  /// The reminders of one list or of all, done or not, in the user's order.
  package func reminders(in list: ReminderList.ID? = nil) throws -> [Reminder] {
    try connection.rows(
      Statement(
        """
        SELECT \(Reminder.columns) FROM reminders
        JOIN reminder_lists ON reminder_lists.id = reminders.list
        WHERE list = ?1 OR ?1 IS NULL
        ORDER BY reminder_lists.position, list, reminders.position, reminders.id
        """,
        StoredValue(list?.number)),
      as: Reminder.init)
  }

  /// The places of the reminders of some lists, by which those are ordered.
  package func reminderPositions(
    in lists: Set<ReminderList.ID>
  ) throws -> [Reminder.ID: Int] {
    let places = try lists.flatMap { list in
      try connection.rows(
        Statement("SELECT id, position FROM reminders WHERE list = ?", .integer(list.number))
      ) { row in (Reminder.ID(row.integer(0)), row.integer(1)) }
    }
    return Dictionary(uniqueKeysWithValues: places)
  }

  package func reminder(_ id: Reminder.ID) throws -> Reminder? {
    try connection.rows(
      Statement("SELECT \(Reminder.columns) FROM reminders WHERE id = ?", .integer(id.number)),
      as: Reminder.init
    ).first
  }
}

extension Reminder {
  fileprivate static let columns = """
    reminders.id, reminders.list, reminders.title, reminders.due, reminders.due_day,
    reminders.done_at, reminders.note, reminders.repeats, reminders.priority
    """

  fileprivate init(_ row: Row) {
    id = ID(row.integer(0))
    list = ReminderList.ID(row.integer(1))
    title = row.text(2)
    due = row.optional(3, row.date)
    dueDay = row.optional(4, row.integer)
    doneAt = row.optional(5, row.date)
    note = row.text(6)
    repeats = row.optional(7, row.text)
    priority = row.optional(8, row.text)
  }
}
