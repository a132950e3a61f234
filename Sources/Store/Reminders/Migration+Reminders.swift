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
