extension Migration {
  static let board = Migration(
    sentences: """
      CREATE TABLE widgets (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        position INTEGER NOT NULL,
        kind TEXT NOT NULL,
        family TEXT NOT NULL
      ) STRICT;
      CREATE TABLE settings (
        widget INTEGER NOT NULL REFERENCES widgets ON DELETE CASCADE,
        name TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (widget, name)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE board (
        id INTEGER PRIMARY KEY CHECK (id = 1)
      ) STRICT;
      """)
}
