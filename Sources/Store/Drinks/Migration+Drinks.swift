extension Migration {
  static let drinks = Migration(
    sentences: """
      CREATE TABLE drinks (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        milligrams REAL NOT NULL,
        date REAL NOT NULL
      ) STRICT;
      CREATE INDEX drinks_by_date ON drinks (date);
      """)
}
