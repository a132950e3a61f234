extension Migration {
  static let timers = Migration(
    sentences: """
      CREATE TABLE timers (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        seconds REAL,
        started REAL NOT NULL,
        paused REAL,
        rung INTEGER NOT NULL
      ) STRICT;
      """)
}
