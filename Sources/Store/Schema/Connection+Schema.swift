extension Connection {
  func version() throws(StoreError) -> Int {
    try rows(Statement("PRAGMA user_version")) { $0.integer(0) }.first ?? 0
  }

  /// Whether writers and readers stand in nobody's way.
  func keepsLog() throws(StoreError) -> Bool {
    try rows(Statement("PRAGMA journal_mode")) { $0.text(0) } == ["wal"]
  }

  /// Takes the file to the version of the schema, each step a transaction of its own.
  func migrate(to schema: Schema) throws {
    try execute("PRAGMA journal_mode = WAL")
    while try version() < schema.version { try takeStep(of: schema) }
  }

  private func takeStep(of schema: Schema) throws {
    try transaction(.writing) {
      let version = try version()
      guard version < schema.version else { return }
      try execute(schema.migrations[version].sentences)
      try execute("PRAGMA user_version = \(version + 1)")
    }
  }
}
