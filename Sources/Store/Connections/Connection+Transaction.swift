extension Connection {
  enum Transaction: String {
    /// Sees a snapshot, taken at the first read.
    case reading = "BEGIN"
    /// Excludes all other writers.
    case writing = "BEGIN IMMEDIATE"
  }

  /// Runs the body in a transaction, which is rolled back if it throws.
  func transaction<Value>(_ kind: Transaction, _ body: () throws -> Value) throws -> Value {
    try run(Statement(kind.rawValue))
    do {
      let value = try body()
      try run(Statement("COMMIT"))
      return value
    } catch {
      // Some errors have already ended the transaction.
      if isInTransaction { _ = try? run(Statement("ROLLBACK")) }
      throw error
    }
  }
}
