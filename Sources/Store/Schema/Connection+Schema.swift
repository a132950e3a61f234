extension Connection {
  func version() throws(StoreError) -> Int {
    try rows(Statement("PRAGMA user_version")) { $0.integer(0) }.first ?? 0
  }

  func writeVersionAnew() throws(StoreError) {
    try execute("PRAGMA user_version = \(version())")
  }

  /// The application id in the file's header; 0 if it has none.
  func owner() throws(StoreError) -> Int {
    try rows(Statement("PRAGMA application_id")) { $0.integer(0) }.first ?? 0
  }

  /// The names of everything declared in the file, without SQLite's own.
  func names() throws(StoreError) -> [String] {
    try rows(
      Statement("SELECT name FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*' ORDER BY name")
    ) { $0.text(0) }
  }

  /// Whether the file uses a write-ahead log, so that readers and writers don't block each other.
  func keepsLog() throws(StoreError) -> Bool {
    try rows(Statement("PRAGMA journal_mode")) { $0.text(0) } == ["wal"]
  }

  /// Migrates the file to the schema's version, each step in its own transaction.
  func migrate(to schema: Schema) throws {
    try execute("PRAGMA journal_mode = WAL")
    if try owner() != Schema.owner { try execute("PRAGMA application_id = \(Schema.owner)") }
    while try version() < schema.version { try takeStep(of: schema) }
  }

  /// Copies the log into the file. Closing does that too, but tells nobody when it fails halfway.
  func emptyLog() throws(StoreError) {
    let isBlocked = try rows(Statement("PRAGMA wal_checkpoint(TRUNCATE)")) { $0.integer(0) != 0 }
    if isBlocked.contains(true) { throw StoreError(path: path, .busy) }
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
