extension Connection {
  func version() throws(StoreError) -> Int {
    try rows(Statement("PRAGMA user_version")) { $0.integer(0) }.first ?? 0
  }

  func writeVersionAnew() throws(StoreError) {
    try execute("PRAGMA user_version = \(version())")
  }

  /// By what the file is told from those of other programs; 0 if nobody has said anything.
  func owner() throws(StoreError) -> Int {
    try rows(Statement("PRAGMA application_id")) { $0.integer(0) }.first ?? 0
  }

  /// The names of all that is declared in the file, but for what SQLite keeps for itself.
  func names() throws(StoreError) -> [String] {
    try rows(
      Statement("SELECT name FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*' ORDER BY name")
    ) { $0.text(0) }
  }

  /// Whether writers and readers stand in nobody's way.
  func keepsLog() throws(StoreError) -> Bool {
    try rows(Statement("PRAGMA journal_mode")) { $0.text(0) } == ["wal"]
  }

  /// Takes the file to the version of the schema, each step a transaction of its own.
  func migrate(to schema: Schema) throws {
    try execute("PRAGMA journal_mode = WAL")
    if try owner() != Schema.owner { try execute("PRAGMA application_id = \(Schema.owner)") }
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
