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
