extension Migration {
  static let requests = Migration(
    sentences: """
      CREATE TABLE requests (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        matter TEXT NOT NULL,
        subject TEXT
      ) STRICT;
      """)
}
