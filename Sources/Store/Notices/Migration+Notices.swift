extension Migration {
  static let notices = Migration(
    sentences: """
      CREATE TABLE notices (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        matter TEXT NOT NULL,
        subject TEXT
      ) STRICT;
      """)
}
