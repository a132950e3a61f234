import System
import CData
import Glibc

/// An open database file; for one thread at a time.
final class Connection {
  let path: String
  /// The identity of the opened file; nil in memory. Another file may have its name by now.
  let identity: FileIdentity?
  /// The file's state when opened, if it is read as immutable; nil otherwise.
  private let stillness: FileState?
  /// The reason for reading it as immutable; nil if it isn't.
  private let obstacle: StoreError.Cause?
  /// Whether to leave the file unchanged, which lasts until it has proved sound.
  var leavesNoTrace = true
  /// The notices of the current change.
  var posted: [Notice.ID] = []
  private let handle: OpaquePointer?
  private var prepared: [String: OpaquePointer] = [:]

  /// Opens an existing file. With an obstacle to writing, the file is read as immutable, which needs
  /// no other files beside it and no locks.
  init(path: String, stillBecauseOf obstacle: StoreError.Cause? = nil) throws(StoreError) {
    self.path = path
    identity = FileIdentity(path: path)
    self.obstacle = obstacle
    stillness = obstacle.flatMap { _ in FileState(path: path) }
    var handle: OpaquePointer?
    let code =
      obstacle == nil
      ? sqlite_open(path, &handle)
      : sqlite_open_still(path.addressOfStillFile, &handle)
    self.handle = handle
    try check(code)
    sqlite_limit_length(handle, Int32(Bound.storedText.greatest))
    try execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")
  }

  deinit {
    if let handle { sqlite_close(handle, leavesNoTrace ? 1 : 0) }
  }

  /// Whether changes by others are invisible.
  var isStill: Bool { stillness != nil }

  /// Whether the file could not be written when it was opened.
  var onlyReads: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether the results are valid: nobody has changed a file that was read as immutable.
  var heldStill: Bool { stillness == nil || stillness == FileState(path: path) }

  /// Executes statements without values or results.
  func execute(_ sentences: String) throws(StoreError) {
    try check(sqlite3_exec(handle, sentences, nil, nil, nil))
  }

  /// Runs a statement and returns the number of changed rows.
  @discardableResult
  func run(_ statement: Statement) throws(StoreError) -> Int {
    _ = try rows(statement) { _ in }
    return Int(sqlite3_changes(handle))
  }

  func rows<Value>(_ statement: Statement, as value: (Row) -> Value) throws(StoreError) -> [Value] {
    let running = try prepared(statement)
    defer {
      sqlite3_reset(running)
      sqlite3_clear_bindings(running)
    }
    var values: [Value] = []
    while try advance(running) { values.append(value(Row(of: running))) }
    return values
  }

  /// The id of the last inserted row.
  var lastNumber: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// The number of rows changed since the connection was opened.
  var changeCount: Int { Int(sqlite3_total_changes(handle)) }

  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  private func advance(_ running: OpaquePointer) throws(StoreError) -> Bool {
    let code = sqlite3_step(running)
    if Int(code) == sqlite_row { return true }
    if Int(code) != sqlite_done { try check(code) }
    return false
  }

  private func prepared(_ statement: Statement) throws(StoreError) -> OpaquePointer {
    let known = prepared[statement.text]
    let running = if let known { known } else { try prepare(statement.text) }
    for (index, value) in statement.values.enumerated() {
      try check(bind(value, to: Int32(index + 1), of: running))
    }
    return running
  }

  private func prepare(_ text: String) throws(StoreError) -> OpaquePointer {
    var statement: OpaquePointer?
    try check(sqlite_prepare(handle, text, &statement))
    guard let statement else { throw StoreError(path: path, .failed("a sentence says nothing")) }
    prepared[text] = statement
    return statement
  }

  private func bind(_ value: StoredValue, to place: Int32, of running: OpaquePointer) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(running, place)
    case .integer(let value): return sqlite3_bind_int64(running, place, Int64(value))
    case .real(let value): return sqlite3_bind_double(running, place, value)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          sqlite_bind_text(running, place, characters.baseAddress, Int64(characters.count))
        }
      }
    }
  }

  private func check(_ code: Int32) throws(StoreError) {
    // SQLite doesn't always keep the system's error, for example at the end of a transaction.
    let said = errno
    guard Int(code) != sqlite_ok else { return }
    if let obstacle, Int(code & 0xff) == sqlite_read_only {
      throw StoreError(path: path, obstacle)
    }
    let kept = sqlite3_system_errno(handle)
    throw StoreError(
      path: path, code: code, system: kept != 0 ? kept : said,
      words: String(cString: sqlite3_errmsg(handle)))
  }
}
