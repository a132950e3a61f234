extension Migration {
  /// Adds what processes have told of, so that none does so again.
  static let claims = Migration(
    sentences: """
      CREATE TABLE claims (
        subject TEXT NOT NULL,
        due REAL NOT NULL,
        PRIMARY KEY (subject, due)
      ) STRICT, WITHOUT ROWID;
      """)
}
