import CSystem
import Glibc
import System

/// A request from one process to those that show widgets.
package struct Notice: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<Notice>

  package enum Matter: Hashable, Sendable {
    /// The data that widgets of a kind show has changed; nil for all kinds.
    case changed(kind: String?)
    /// A widget requests a reload of a kind, within the refresh limit; nil for all kinds.
    case reload(kind: String?)
    /// The widgets on the Home Screen or their settings have changed.
    case board
    /// One of the dashboards should open a link.
    case open(String)
  }

  package let id: ID
  package let matter: Matter
}

extension Notice {
  /// Fails for notices from other versions of the program.
  init?(_ row: Row) {
    guard let matter = Matter(row.text(1), about: row.optional(2, row.text)) else { return nil }
    self.init(id: ID(row.identifier(0)), matter: matter)
  }
}

extension Notice.Matter {
  fileprivate init?(_ word: String, about subject: String?) {
    switch (word, subject) {
    case ("changed", let kind): self = .changed(kind: kind)
    case ("reload", let kind): self = .reload(kind: kind)
    case ("board", _): self = .board
    case ("open", let link?): self = .open(link)
    default: return nil
    }
  }

  var word: String {
    switch self {
    case .changed: "changed"
    case .reload: "reload"
    case .board: "board"
    case .open: "open"
    }
  }

  var subject: String? {
    switch self {
    case .changed(let kind), .reload(let kind): kind
    case .board: nil
    case .open(let link): link
    }
  }
}

/// Records the notices that one piece of work leaves in a store, to recognize them later.
///
///     let trace = NoticeTrace(in: store)
///     await NoticeTrace.$current.withValue(trace) { await work() }
///     trace.end()
package final class NoticeTrace: Sendable {
  /// The trace of the running work.
  @TaskLocal package static var current: NoticeTrace?

  private struct State {
    /// The notices posted, whose change may still be rolled back.
    var posted: Set<Notice.ID> = []
    /// The notices committed.
    var kept: Set<Notice.ID> = []
    var hasEnded = false
  }

  /// The database to trace; notices in others don't count.
  private let path: String
  private let state = LockedValue(State())

  package init(in store: Store) {
    path = store.path
  }

  /// Ends the trace; later notices don't belong to it.
  package func end() { state.withLock { $0.hasEnded = true } }

  /// Whether the notice comes from the work: committed or, while the work still runs, at least
  /// posted.
  package func has(_ id: Notice.ID) -> Bool {
    state.withLock { $0.hasEnded ? $0.kept.contains(id) : $0.posted.contains(id) }
  }

  /// Whether the work has ended and all its notices up to `last` have been read.
  package func isBehind(_ last: Notice.ID) -> Bool {
    state.withLock { $0.hasEnded && $0.kept.allSatisfy { $0.number <= last.number } }
  }

  func post(_ id: Notice.ID, in path: String) {
    guard path == self.path else { return }
    state.withLock { _ = $0.posted.insert(id) }
  }

  func keep(_ ids: [Notice.ID], in path: String) {
    guard path == self.path else { return }
    state.withLock { state in
      if !state.hasEnded { state.kept.formUnion(ids) }
    }
  }
}

/// A sign to other processes that this one reads notices. It lasts as long as the value, and ends
/// with the process however that ends.
package struct Listening: ~Copyable {
  private let file: Int32

  /// Fails if the sign can't be set.
  init?(at path: String) {
    // Without `O_NONBLOCK`, opening a pipe would block.
    let file = open(path, O_RDONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard file >= 0 else { return nil }
    guard Self.isFile(file), files_lock(file) else {
      close(file)
      return nil
    }
    self.file = file
  }

  deinit { close(file) }

  /// Whether a process listens at the path; true if that can't be determined.
  static func isKept(at path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return errno != ENOENT }
    defer { close(file) }
    return !isFile(file) || files_is_locked(file)
  }

  private static func isFile(_ file: Int32) -> Bool {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

extension Store {
  /// Shows other processes that this one reads notices; nil if that fails.
  package func listen() -> Listening? { Listening(at: listenersPath) }

  /// Whether any process reads notices; true if that can't be determined.
  package var isHeard: Bool { Listening.isKept(at: listenersPath) }

  private var listenersPath: String { "\(folder)/listeners" }
}

/// Reads new notices as they come, on one thread.
package struct NoticeReader: ~Copyable {
  private let store: Store
  /// Nil until the database has been read for the first time.
  private var last: Notice.ID?
  private var connection: Connection?
  private var identity: FileIdentity?
  /// SQLite's change counter, which tells whether others have written; nil before the first
  /// reading.
  private var dataVersion: Int?

  /// Starts after the last known notice; if nil, after the last one at the first reading.
  package init(of store: Store, after last: Notice.ID?) {
    (self.store, self.last) = (store, last)
  }

  /// The notices since the last call. If some were pruned, everything may have changed.
  package mutating func next() throws -> [Notice] {
    try next(within: store.patience)
  }

  /// The same, waiting for other processes within a patience; a later call returns what is missing.
  package mutating func next(within patience: Patience) throws -> [Notice] {
    guard store.exists else { return lose() }
    do {
      return try patience.during { try notices(by: try connect(within: patience)) }
    } catch {
      connection = nil
      if let error = error as? StoreError { store.connections.heed(error) }
      throw error
    }
  }

  /// Forgets a database that was removed; everything may have changed.
  private mutating func lose() -> [Notice] {
    guard identity != nil else { return [] }
    let none = Notice.ID(-1)
    (connection, identity, last) = (nil, nil, none)
    return [Notice(id: none, matter: .changed(kind: nil))]
  }

  /// The connection. A new database under the same name starts with no known notices.
  private mutating func connect(within patience: Patience) throws -> Connection {
    if let connection, !connection.isStill,
      connection.identity == FileIdentity(path: connection.path)
    {
      return connection
    }
    let connection = try store.connections.take(toRead: true, within: patience)
    if let identity, identity != connection.identity { last = Notice.ID(-1) }
    (self.connection, identity, dataVersion) = (connection, connection.identity, nil)
    return connection
  }

  private mutating func notices(by connection: Connection) throws -> [Notice] {
    let version = try connection.rows(Statement("PRAGMA data_version")) { $0.integer(0) }.first
    guard version != dataVersion else { return [] }
    let (new, first, latest) = try connection.transaction(.reading) {
      let contents = Contents(of: connection)
      let latest = try contents.lastNotice()
      return (try contents.notices(after: last ?? latest), try contents.firstNotice(), latest)
    }
    guard connection.heldStill else { return [] }
    let known = last ?? latest
    let isGap = latest < known || first.map { $0.number > known.number + 1 } ?? false
    let lost: [Notice.Matter] = isGap || known.number < 0 ? [.changed(kind: nil), .board] : []
    (dataVersion, last) = (version, latest)
    return lost.map { Notice(id: latest, matter: $0) } + new
  }
}

extension Change {
  /// Asks all dashboards to reload the widgets of a kind, or all if nil, because their data has
  /// changed.
  package func requestReload(of kind: String?) throws {
    try post(.changed(kind: kind))
  }

  package func post(_ matter: Notice.Matter) throws {
    try connection.run(
      Statement(
        "INSERT INTO notices (matter, subject) VALUES (?, ?)",
        .text(matter.word), StoredValue(matter.subject)))
    let id = Notice.ID(connection.lastNumber)
    connection.posted.append(id)
    NoticeTrace.current?.post(id, in: connection.path)
    try connection.run(
      Statement(
        "DELETE FROM notices WHERE id <= ?", .integer(id.number - Self.mostNotices)))
  }

  /// Claims a link to be opened; false if another process has already claimed it.
  package func claim(_ id: Notice.ID) throws -> Bool {
    try connection.run(
      Statement(
        "UPDATE notices SET matter = 'claimed' WHERE id = ? AND matter = 'open'",
        .integer(id.number))) > 0
  }

  private static var mostNotices: Int { Bound.notices.greatest }
}

extension Contents {
  /// The notices after a known one, earliest first.
  func notices(after id: Notice.ID) throws(StoreError) -> [Notice] {
    try connection.rows(
      Statement(
        "SELECT id, matter, subject FROM notices WHERE id > ? ORDER BY id", .integer(id.number)),
      as: Notice.init
    ).compactMap(\.self)
  }

  /// The id of the last notice ever posted, even if it has been pruned.
  package func lastNotice() throws -> Notice.ID {
    let numbers = try connection.rows(
      Statement("SELECT seq FROM sqlite_sequence WHERE name = 'notices'")
    ) { $0.integer(0) }
    return Notice.ID(numbers.first ?? 0)
  }

  /// The earliest notice that hasn't been pruned; nil if there is none.
  func firstNotice() throws(StoreError) -> Notice.ID? {
    try connection.rows(Statement("SELECT min(id) FROM notices")) { row in
      row.optional(0) { Notice.ID(row.identifier($0)) }
    }.first ?? nil
  }
}

extension Migration {
  static let notices = Migration(
    sentences: """
      CREATE TABLE notices (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        matter TEXT NOT NULL,
        subject TEXT
      ) STRICT;
      """)
}
