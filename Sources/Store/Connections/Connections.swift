import Sharing

/// The connections to one database, each used by one thread at a time; whoever finds none idle gets
/// one more, so that nobody waits for somebody who waits.
final class Connections: Sendable {
  private let opening: Opening
  private let idle = Guarded<[Connection]>([])
  /// Which database was found sound, and what was set aside because it wasn't.
  private let findings = Guarded<Findings>(Findings())

  private struct Findings: Sendable {
    var sound: FileIdentity?
    var setAside: [String] = []
  }

  private static let mostIdle = 3

  init(by opening: Opening) {
    self.opening = opening
  }

  /// By what names damaged databases were set aside.
  var setAside: [String] { findings.withLock { $0.setAside } }

  /// Whether there has been a sound one.
  var knowDatabase: Bool { findings.withLock { $0.sound != nil } }

  /// What the store itself complains about leaves no connection behind. What was read of a file that
  /// didn't hold still is read again.
  func use<Value>(_ body: (Connection) throws -> Value) throws -> Value {
    let connection = try take()
    let result = Result { try body(connection) }
    guard connection.heldStill else { return try use(body) }
    switch result {
    case .failure(let error as StoreError): heed(error)
    default: giveBack(connection)
    }
    return try result.get()
  }

  /// What was found sound may have been damaged since, and what could only be read may be written by
  /// those who open it anew.
  func heed(_ error: StoreError) {
    switch error.cause {
    case .readOnly, .denied: idle.withLock { $0 = [] }
    case .damaged, .failed:
      idle.withLock { $0 = [] }
      findings.withLock { $0.sound = nil }
    case .busy, .full, .newer, .foreign, .gone, .unfit: break
    }
  }

  func take() throws -> Connection {
    let identity = FileIdentity(path: opening.files.main)
    if let connection = idle.withLock({ $0.popLast() }), connection.identity == identity {
      return connection
    }
    // Whatever is in the way of that is found out by opening it as if nothing were known of it.
    if let identity, findings.withLock({ $0.sound }) == identity,
      let connection = try? opening.reopen()
    {
      return connection
    }
    return try open()
  }

  /// One that sees nothing of what others write is of no use to the next, nor is one that could write
  /// nothing if that were allowed meanwhile.
  private func giveBack(_ connection: Connection) {
    guard !connection.isStill, !connection.onlyReads else { return }
    idle.withLock { idle in
      if idle.count < Self.mostIdle { idle.append(connection) }
    }
  }

  private func open() throws -> Connection {
    let (connection, setAside) = try opening.open()
    findings.withLock { findings in
      findings.sound = connection.identity
      if let setAside { findings.setAside.append(setAside) }
    }
    return connection
  }
}
