import System

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
