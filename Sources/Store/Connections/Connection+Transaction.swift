extension Connection {
  enum Transaction: String {
    /// Sees everything as it is at its first reading.
    case reading = "BEGIN"
    /// Nobody else writes meanwhile.
    case writing = "BEGIN IMMEDIATE"
  }

  /// All that happens in it, or nothing if it throws.
  func transaction<Value>(_ kind: Transaction, _ body: () throws -> Value) throws -> Value {
    try run(Statement(kind.rawValue))
    do {
      let value = try body()
      try run(Statement("COMMIT"))
      return value
    } catch {
      // Some errors have ended it already.
      if isInTransaction { _ = try? run(Statement("ROLLBACK")) }
      throw error
    }
  }
}
