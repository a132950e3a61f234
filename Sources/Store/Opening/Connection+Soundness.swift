extension Connection {
  /// Whether everything in the file can be read.
  func isSound() throws(StoreError) -> Bool {
    do throws(StoreError) {
      return try rows(Statement("PRAGMA quick_check(1)")) { $0.text(0) } == ["ok"]
    } catch  where error.cause == .damaged {
      return false
    }
  }
}
