import CData
import FoundationEssentials
import Glibc
import System

/// A pool of connections to one database. If none is idle, a new one is opened, so that no thread
/// waits for another.
final class Connections: Sendable {
  private let opener: DatabaseOpener
  private let idle = LockedValue<[Connection]>([])
  /// The database that was found sound, and the damaged ones that were set aside.
  private let findings = LockedValue<Findings>(Findings())

  private struct Findings: Sendable {
    var sound: FileIdentity?
    var setAside: [String] = []
  }

  private static let mostIdle = 3
  static let mostReadings = 20

  init(by opener: DatabaseOpener) {
    self.opener = opener
  }

  /// The names under which damaged databases were set aside.
  var setAside: [String] { findings.withLock { $0.setAside } }

  /// Whether a sound database has been found.
  var knowDatabase: Bool { findings.withLock { $0.sound != nil } }

  /// Runs the body with a connection. After an error of the store itself, connections are
  /// discarded; if an immutable file changed meanwhile, the body runs again.
  func use<Value>(
    toRead: Bool, within patience: Patience, _ body: (Connection) throws -> Value
  ) throws -> Value {
    try patience.during { try use(from: { try take(toRead: toRead, within: patience) }, body) }
  }

  /// Runs the body on a connection. Drops connections after errors of the store. If the file
  /// changed while it was read, reads again through another connection; throws busy if it never
  /// holds still.
  func use<Value>(
    from take: () throws -> Connection, _ body: (Connection) throws -> Value
  ) throws -> Value {
    for _ in 0..<Self.mostReadings {
      let connection = try take()
      let result = Result { try body(connection) }
      guard connection.heldStill else { continue }
      switch result {
      case .failure(let error as StoreError): heed(error)
      default: giveBack(connection)
      }
      return try result.get()
    }
    throw StoreError(path: opener.files.main, .busy)
  }

  /// Discards what an error has put in doubt: a sound database may have become damaged, and a
  /// read-only one may have become writable.
  func heed(_ error: StoreError) {
    switch error.cause {
    case .readOnly, .denied: idle.withLock { $0 = [] }
    case .damaged, .failed:
      idle.withLock { $0 = [] }
      findings.withLock { $0.sound = nil }
    case .busy, .full, .newer, .foreign, .gone, .unfit: break
    }
  }

  /// A connection, on a thread where SQLite waits within the same patience.
  func take(toRead: Bool, within patience: Patience) throws -> Connection {
    let identity = FileIdentity(path: opener.files.main)
    if let connection = idle.withLock({ $0.popLast() }), connection.identity == identity {
      return connection
    }
    // On failure, the database is opened below as if it were unknown.
    if let identity, findings.withLock({ $0.sound }) == identity,
      let connection = try? Patience(.zero).during({ try opener.reopen() })
    {
      return connection
    }
    return try open(toRead: toRead, within: patience)
  }

  /// Returns a connection to the pool, unless it can't see changes by others or couldn't write.
  private func giveBack(_ connection: Connection) {
    guard !connection.isStill, !connection.onlyReads else { return }
    idle.withLock { idle in
      if idle.count < Self.mostIdle { idle.append(connection) }
    }
  }

  private func open(toRead: Bool, within patience: Patience) throws -> Connection {
    let (connection, setAside) = try opener.open(toRead: toRead, within: patience)
    findings.withLock { findings in
      findings.sound = connection.identity
      if let setAside { findings.setAside.append(setAside) }
    }
    return connection
  }
}

/// An SQL statement and the values for its placeholders.
struct Statement: Hashable, Sendable {
  let text: String
  let values: [StoredValue]

  init(_ text: String, _ values: StoredValue...) {
    self.init(text, values)
  }

  init(_ text: String, _ values: [StoredValue]) {
    self.text = text
    self.values = values
  }
}

/// A value in a column.
enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)

  /// Converts a date; nil and NaN become null.
  init(_ date: Date?) {
    self = date.map { .real($0.timeIntervalSinceReferenceDate) } ?? .null
  }

  init(_ number: Int?) {
    self = number.map(Self.integer) ?? .null
  }

  init(_ number: Double?) {
    self = number.map(Self.real) ?? .null
  }

  init(_ text: String?) {
    self = text.map(Self.text) ?? .null
  }
}

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
    // What isn't written needs neither, and may be too damaged for them.
    if obstacle == nil { try execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;") }
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
    sqlite_begin_statement()
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
    sqlite_begin_statement()
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

extension Connection {
  func usable(_ number: Double) throws(StoreError) -> Double {
    guard number.isFinite else { throw StoreError(path: path, .unfit("\(number) is no number")) }
    return number
  }

  func usable(_ date: Date) throws(StoreError) -> Date {
    guard date.timeIntervalSinceReferenceDate.isFinite else {
      throw StoreError(path: path, .unfit("a date is none"))
    }
    return date
  }
}

extension String {
  /// The SQLite URI that opens the file at this path as immutable; special characters are
  /// percent-encoded.
  var addressOfStillFile: String {
    let path = utf8.map { byte in
      byte.isPlain ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16).padded
    }
    return "file:\(hasPrefix("/") ? "//" : "")\(path.joined())?immutable=1"
  }

  private var padded: String { count < 2 ? "0\(self)" : self }
}

extension UInt8 {
  fileprivate var isPlain: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "-", "_": true
    default: false
    }
  }
}

/// The current row of a statement; valid until its next step. Others may have written any number into
/// a column, so that those that are counted with are bounded.
struct Row {
  private let statement: OpaquePointer

  init(of statement: OpaquePointer) {
    self.statement = statement
  }

  /// The number by which a row is known, which nobody counts with.
  func identifier(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(statement, column))
  }

  func integer(_ column: Int32) -> Int {
    Swift.min(Swift.max(identifier(column), -Int.greatestCounted), .greatestCounted)
  }

  func real(_ column: Int32) -> Double {
    let most = Double(Int.greatestCounted)
    return Swift.min(Swift.max(sqlite3_column_double(statement, column), -most), most)
  }

  /// The text of a column; invalid UTF-8 is replaced.
  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  func date(_ column: Int32) -> Date {
    Date(timeIntervalSinceReferenceDate: real(column))
  }

  /// The value of a column; nil if it is null.
  func optional<Value>(_ column: Int32, _ value: (Int32) -> Value) -> Value? {
    sqlite3_column_type(statement, column) == sqlite_null ? nil : value(column)
  }
}
