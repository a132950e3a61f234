package import FoundationEssentials

/// A list of reminders.
package struct ReminderList: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<ReminderList>

  package let id: ID
  package var name: String
  /// The path of the file that holds the reminders; nil if the store holds them.
  package var path: String?

  package init(id: ID, name: String, path: String? = nil) {
    (self.id, self.name, self.path) = (id, name, path)
  }
}

/// A reminder in the store.
package struct Reminder: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<Reminder>

  package let id: ID
  package var list: ReminderList.ID
  package var title: String
  package var due: Date?
  /// The civil day on which it is due without a time, in days since 1 January 1970; nil if there is
  /// none.
  package var dueDay: Int?
  /// The date on which it was done; nil if it isn't.
  package var doneAt: Date?
  package var note: String
  /// When it comes again once it is done, such as `1w`; nil if it doesn't.
  package var repeats: String?
  /// A letter from A, the highest, to Z; nil if it has none.
  package var priority: String?

  package var isDone: Bool { doneAt != nil }
}

extension Reminder {
  /// A reminder with a title alone.
  package init(id: ID, list: ReminderList.ID, title: String) {
    self.init(id: id, list: list, title: title, note: "")
  }
}

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

extension Contents {
  /// Whether there has ever been a list of reminders.
  package func hasHadReminderLists() throws -> Bool {
    try !connection.rows(
      Statement("SELECT seq FROM sqlite_sequence WHERE name = 'reminder_lists'")
    ) { _ in true }.isEmpty
  }
}

extension Contents {
  /// All lists in the user's order; new ones are last.
  package func reminderLists() throws -> [ReminderList] {
    try connection.rows(
      Statement("SELECT id, name, path FROM reminder_lists ORDER BY position, id")
    ) { row in
      ReminderList(
        id: ReminderList.ID(row.identifier(0)), name: row.text(1), path: row.optional(2, row.text))
    }
  }

  /// The places of the lists, by which those are ordered.
  package func reminderListPositions() throws -> [ReminderList.ID: Int] {
    let places = try connection.rows(Statement("SELECT id, position FROM reminder_lists")) { row in
      (ReminderList.ID(row.identifier(0)), row.integer(1))
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
      ) { row in (Reminder.ID(row.identifier(0)), row.integer(1)) }
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
    id = ID(row.identifier(0))
    list = ReminderList.ID(row.identifier(1))
    title = row.text(2)
    due = row.optional(3, row.date)
    dueDay = row.optional(4, row.integer)
    doneAt = row.optional(5, row.date)
    note = row.text(6)
    repeats = row.optional(7, row.text)
    priority = row.optional(8, row.text)
  }
}

extension Migration {
  static let reminders = Migration(
    sentences: """
      CREATE TABLE reminder_lists (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        position INTEGER NOT NULL,
        name TEXT NOT NULL
      ) STRICT;
      CREATE TABLE reminders (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        list INTEGER NOT NULL REFERENCES reminder_lists ON DELETE CASCADE,
        position INTEGER NOT NULL,
        title TEXT NOT NULL,
        due REAL,
        done_at REAL,
        note TEXT NOT NULL
      ) STRICT;
      CREATE INDEX reminders_of_list ON reminders (list, position);
      """)

  static let reminderFiles = Migration(
    sentences: """
      ALTER TABLE reminder_lists ADD COLUMN path TEXT;
      ALTER TABLE reminders ADD COLUMN due_day INTEGER;
      """)

  /// Adds when a reminder comes again.
  static let reminderRepeats = Migration(
    sentences: """
      ALTER TABLE reminders ADD COLUMN repeats TEXT;
      """)

  static let reminderPriorities = Migration(
    sentences: """
      ALTER TABLE reminders ADD COLUMN priority TEXT;
      """)
}
