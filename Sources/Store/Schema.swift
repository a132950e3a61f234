/// The migrations that lead to the current database. A released one never changes; a file's version
/// is the number of its migrations.
struct Schema: Hashable, Sendable {
  let migrations: [Migration]
  /// Whether these are the migrations of the current version, whose columns are written down.
  var isCurrent = false

  static let current = Schema(
    migrations: [
      .notices, .board, .reminders, .drinks, .reminderFiles, .ddays, .boards, .ddayGaps,
      .reminderRepeats, .calendars, .reminderPriorities, .boardPages, .firstBoard, .timers,
      .stackRotation, .takenFiles, .stackSuggestions, .claims,
    ],
    isCurrent: true)

  /// The application id in each file's header: "Wdgt" in ASCII.
  static let owner = 0x5764_6774

  var version: Int { migrations.count }

  /// The columns to which the migrations lead, each with its table's name; nil if they have to be
  /// tried out.
  var columns: Set<[String]>? { isCurrent ? Self.currentColumns : nil }
}

extension Schema {
  /// Whether a file is ours: its header says so, or it predates that header and has the tables of
  /// its version, or it is empty.
  func owns(_ connection: Connection) throws -> Bool {
    switch try connection.owner() {
    case Self.owner: true
    case 0: try connection.names() == names(inVersion: connection.version())
    default: false
    }
  }

  /// The names in a version of the schema; nil for versions that always had the header.
  private func names(inVersion version: Int) throws -> [String]? {
    guard migrations.indices.contains(version - 1) || version == 0 else { return nil }
    return try model(ofVersion: version).names()
  }
}

extension Schema {
  /// The columns of the current version, written down because each start would have to make an empty
  /// database in memory to find them.
  static let currentColumns = columns(
    of: [
      "notices": "id matter subject",
      "sqlite_sequence": "name seq",
      "widgets": "id position kind family place stack is_shown begins_page rotates suggests",
      "settings": "widget name value",
      "reminder_lists": "id position name path",
      "reminders": "id list position title due done_at note due_day repeats priority",
      "drinks": "id name milligrams date",
      "ddays": """
      id uid title start recurrence lunar_month lunar_day missing_day end is_inclusive category \
      is_pinned note removed_at gaps calendar has_own_category
      """,
      "boards": "place taken_file",
      "calendars": "id address name category mark read_at next_at failures fault left_out",
      "timers": "id name seconds started paused rung",
      "claims": "subject due",
    ])

  private static func columns(of tables: KeyValuePairs<String, String>) -> Set<[String]> {
    Set(
      tables.flatMap { table, names in
        names.utf8.split(separator: UInt8(ascii: " ")).map { [table, String(Substring($0))] }
      })
  }
}

extension Schema {
  /// Whether a file has all columns of its version and none of later ones; additions by others are
  /// ignored.
  func fits(_ connection: Connection) throws -> Bool {
    let version = try connection.version()
    let current = try columns ?? model(ofVersion: self.version).columns()
    let due = try version == self.version ? current : model(ofVersion: version).columns()
    // A later migration may have dropped columns that are due.
    return try connection.columns().intersection(current.union(due)) == due
  }

  /// An empty database in memory after the first `version` migrations.
  func model(ofVersion version: Int) throws -> Connection {
    let model = try Connection(path: ":memory:")
    for migration in migrations.prefix(version) { try model.execute(migration.sentences) }
    return model
  }
}

extension Connection {
  /// The columns of all tables, each with its table's name.
  func columns() throws(StoreError) -> Set<[String]> {
    Set(
      try rows(
        Statement(
          """
          SELECT tables.name, columns.name FROM sqlite_schema AS tables, \
          pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'
          """)
      ) { [$0.text(0), $0.text(1)] })
  }
}

/// A step from one version of the database to the next, in SQL.
struct Migration: Hashable, Sendable {
  let sentences: String
}

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
