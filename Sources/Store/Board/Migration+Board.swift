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

  /// Gives each place its own board, with stacks, in place of a single board. Its widgets move to
  /// the Home Screen, each to a slot of its own.
  static let boards = Migration(
    sentences: """
      CREATE TABLE boards (
        place TEXT PRIMARY KEY
      ) STRICT, WITHOUT ROWID;
      INSERT INTO boards (place) SELECT 'home' FROM board;
      DROP TABLE board;
      ALTER TABLE widgets ADD COLUMN place TEXT NOT NULL DEFAULT 'home';
      ALTER TABLE widgets ADD COLUMN stack INTEGER;
      ALTER TABLE widgets ADD COLUMN is_shown INTEGER NOT NULL DEFAULT 1;
      """)

  /// Lets a slot begin a page.
  static let boardPages = Migration(
    sentences: "ALTER TABLE widgets ADD COLUMN begins_page INTEGER NOT NULL DEFAULT 0;")

  /// Lets a stack stay as a person has turned it.
  static let stackRotation = Migration(
    sentences: "ALTER TABLE widgets ADD COLUMN rotates INTEGER NOT NULL DEFAULT 1;")

  /// Lets a stack show what isn't in it.
  static let stackSuggestions = Migration(
    sentences: "ALTER TABLE widgets ADD COLUMN suggests INTEGER NOT NULL DEFAULT 0;")

  /// Notes the file whose lines a board has taken over, by its digest.
  static let takenFiles = Migration(
    sentences: "ALTER TABLE boards ADD COLUMN taken_file TEXT;")

  /// Keeps the first board of earlier programs for those who have used one, and never changed it.
  static let firstBoard = Migration(
    sentences: """
      INSERT INTO widgets (position, kind, family)
      SELECT column1, column2, column3 FROM (VALUES
        (1, 'weather', 'medium'), (2, 'dday', 'small'), (3, 'reminders', 'medium'),
        (4, 'caffeine', 'small'), (5, 'weather', 'extra-large'), (6, 'steps', 'small'))
      WHERE EXISTS (SELECT 1 FROM sqlite_sequence)
      AND NOT EXISTS (SELECT 1 FROM boards WHERE place = 'home');
      INSERT OR IGNORE INTO boards (place) SELECT 'home' FROM widgets LIMIT 1;
      """)
}
