package import FoundationEssentials

/// A timer, or a stopwatch.
package struct StoredTimer: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<StoredTimer>

  package let id: ID
  package var name: String
  /// How long it runs; nil for a stopwatch.
  package var seconds: Double?
  /// The date from which it counts, later after each pause.
  package var started: Date
  /// The date at which it was paused; nil while it runs.
  package var paused: Date?
  /// Whether a dashboard has rung its bell.
  package var hasRung: Bool

  package init(
    id: ID, name: String, seconds: Double?, started: Date, paused: Date? = nil,
    hasRung: Bool = false
  ) {
    (self.id, self.name, self.seconds) = (id, name, seconds)
    (self.started, self.paused, self.hasRung) = (started, paused, hasRung)
  }

  /// The date at which it rings; nil for a stopwatch, and while it is paused.
  package var end: Date? { paused == nil ? seconds.map { started + $0 } : nil }
}

extension Change {
  /// Adds a timer, or a stopwatch if no length is given.
  package func addTimer(
    named name: String, seconds: Double?, at date: Date
  ) throws -> StoredTimer {
    let connection = connection
    try connection.run(
      Statement(
        "INSERT INTO timers (name, seconds, started, rung) VALUES (?, ?, ?, 0)", .text(name),
        StoredValue(try seconds.map { try connection.usable($0) }),
        StoredValue(try connection.usable(date))))
    return StoredTimer(
      id: StoredTimer.ID(connection.lastNumber), name: name, seconds: seconds, started: date)
  }

  /// Replaces a timer; false if it doesn't exist.
  @discardableResult
  package func update(_ timer: StoredTimer) throws -> Bool {
    let connection = connection
    return try connection.run(
      Statement(
        "UPDATE timers SET name = ?, seconds = ?, started = ?, paused = ?, rung = ? WHERE id = ?",
        .text(timer.name), StoredValue(try timer.seconds.map { try connection.usable($0) }),
        StoredValue(try connection.usable(timer.started)),
        StoredValue(try timer.paused.map { try connection.usable($0) }),
        .integer(timer.hasRung ? 1 : 0),
        .integer(timer.id.number))) > 0
  }

  /// Removes a timer; false if it doesn't exist.
  @discardableResult
  package func remove(_ id: StoredTimer.ID) throws -> Bool {
    try connection.run(Statement("DELETE FROM timers WHERE id = ?", .integer(id.number))) > 0
  }

  /// Claims the ringing of a timer; false if another process has already claimed it.
  package func claimRinging(of id: StoredTimer.ID) throws -> Bool {
    try connection.run(
      Statement("UPDATE timers SET rung = 1 WHERE id = ? AND rung = 0", .integer(id.number))) > 0
  }
}

extension Contents {
  /// All timers and stopwatches in the order in which they were started.
  package func timers() throws -> [StoredTimer] {
    try connection.rows(
      Statement("SELECT id, name, seconds, started, paused, rung FROM timers ORDER BY id"),
      as: StoredTimer.init)
  }
}

extension StoredTimer {
  fileprivate init(_ row: Row) {
    self.init(
      id: ID(row.identifier(0)), name: row.text(1),
      seconds: row.optional(2) { max(0, row.real($0)) },
      started: row.date(3), paused: row.optional(4, row.date), hasRung: row.integer(5) != 0)
  }
}

extension Migration {
  static let timers = Migration(
    sentences: """
      CREATE TABLE timers (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        seconds REAL,
        started REAL NOT NULL,
        paused REAL,
        rung INTEGER NOT NULL
      ) STRICT;
      """)
}
