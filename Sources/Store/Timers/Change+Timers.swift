package import FoundationEssentials

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
