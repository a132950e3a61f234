/// Reads what processes tell each other, as it comes, for one thread.
package struct NoticeReader: ~Copyable {
  private let store: Store
  private var last: Notice.ID
  private var connection: Connection?
  private var identity: FileIdentity?
  /// By what SQLite tells that others have written.
  private var dataVersion: Int?

  /// Those after the last one that is known.
  package init(of store: Store, after last: Notice.ID) {
    (self.store, self.last) = (store, last)
  }

  /// What has come since the last time. If some of it is gone, everything may have changed.
  package mutating func next() throws -> [Notice] {
    guard store.exists else { return lose() }
    do {
      return try notices(by: try connect())
    } catch {
      connection = nil
      if let error = error as? StoreError { store.connections.heed(error) }
      throw error
    }
  }

  /// A database that is gone leaves nothing of what came before.
  private mutating func lose() -> [Notice] {
    guard identity != nil else { return [] }
    (connection, identity, last) = (nil, nil, Notice.ID(-1))
    return [Notice(id: last, matter: .changed(kind: nil))]
  }

  /// Another database under the same name tells nothing of what came before.
  private mutating func connect() throws -> Connection {
    if let connection, !connection.isStill,
      connection.identity == FileIdentity(path: connection.path)
    {
      return connection
    }
    let connection = try store.connections.take()
    // Its thread may be one that a person waits for, and what can't be read now comes with the next.
    _ = try connection.rows(Statement("PRAGMA busy_timeout = 100")) { $0.integer(0) }
    if let identity, identity != connection.identity { last = Notice.ID(-1) }
    (self.connection, identity, dataVersion) = (connection, connection.identity, nil)
    return connection
  }

  private mutating func notices(by connection: Connection) throws -> [Notice] {
    let version = try connection.rows(Statement("PRAGMA data_version")) { $0.integer(0) }.first
    guard version != dataVersion else { return [] }
    let (new, first, latest) = try connection.transaction(.reading) {
      let contents = Contents(of: connection)
      return (
        try contents.notices(after: last), try contents.firstNotice(), try contents.lastNotice()
      )
    }
    guard connection.heldStill else { return [] }
    let isGap = latest < last || first.map { $0.number > last.number + 1 } ?? false
    let lost: [Notice.Matter] = isGap || last.number < 0 ? [.changed(kind: nil), .board] : []
    (dataVersion, last) = (version, latest)
    return lost.map { Notice(id: latest, matter: $0) } + new
  }
}
