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
      id: ID(row.integer(0)), name: row.text(1), seconds: row.optional(2, row.real),
      started: row.date(3), paused: row.optional(4, row.date), hasRung: row.integer(5) != 0)
  }
}
