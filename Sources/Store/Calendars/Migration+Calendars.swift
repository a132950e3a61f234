extension Migration {
  /// Adds the calendars that are followed, and which D-Days are theirs.
  static let calendars = Migration(
    sentences: """
      CREATE TABLE calendars (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        address TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        category TEXT NOT NULL,
        mark TEXT NOT NULL,
        read_at REAL,
        next_at REAL,
        failures INTEGER NOT NULL,
        fault TEXT NOT NULL,
        left_out INTEGER NOT NULL
      ) STRICT;
      ALTER TABLE ddays ADD COLUMN calendar INTEGER;
      ALTER TABLE ddays ADD COLUMN has_own_category INTEGER NOT NULL DEFAULT 0;
      """)
}
