extension Migration {
  static let ddays = Migration(
    sentences: """
      CREATE TABLE ddays (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        uid TEXT NOT NULL UNIQUE,
        title TEXT NOT NULL,
        start INTEGER NOT NULL,
        recurrence TEXT NOT NULL,
        lunar_month INTEGER,
        lunar_day INTEGER,
        missing_day TEXT NOT NULL,
        end INTEGER,
        is_inclusive INTEGER NOT NULL,
        category TEXT NOT NULL,
        is_pinned INTEGER NOT NULL,
        note TEXT NOT NULL,
        removed_at REAL
      ) STRICT;
      """)

  /// Adds the days that a series leaves out, as numbers separated by blanks.
  static let ddayGaps = Migration(
    sentences: """
      ALTER TABLE ddays ADD COLUMN gaps TEXT NOT NULL DEFAULT '';
      """)
}
