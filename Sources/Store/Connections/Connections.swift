import Sharing

/// The connections to one database, each used by one thread at a time; whoever finds none idle gets
/// one more, so that nobody waits for somebody who waits.
final class Connections: Sendable {
  private let opening: Opening
  private let idle = Guarded<[Connection]>([])
  /// Whether the database was found sound, and what was set aside because it wasn't.
  private let findings = Guarded<Findings>(Findings())

  private struct Findings: Sendable {
    var isSound = false
    var setAside: [String] = []
  }

  private static let mostIdle = 3

  init(by opening: Opening) {
    self.opening = opening
  }

  /// By what names damaged databases were set aside.
  var setAside: [String] { findings.withLock { $0.setAside } }

  /// What the store itself complains about leaves no connection behind.
  func use<Value>(_ body: (Connection) throws -> Value) throws -> Value {
    let connection = try take()
    do {
      let value = try body(connection)
      giveBack(connection)
      return value
    } catch  where !(error is StoreError) {
      giveBack(connection)
      throw error
    }
  }

  func take() throws -> Connection {
    let identity = FileIdentity(path: opening.files.main)
    if let connection = idle.withLock({ $0.popLast() }), connection.identity == identity {
      return connection
    }
    if findings.withLock({ $0.isSound }), let connection = try opening.reopen() {
      return connection
    }
    return try open()
  }

  private func giveBack(_ connection: Connection) {
    idle.withLock { idle in
      if idle.count < Self.mostIdle { idle.append(connection) }
    }
  }

  private func open() throws -> Connection {
    let (connection, setAside) = try opening.open()
    findings.withLock { findings in
      findings.isSound = true
      if let setAside { findings.setAside.append(setAside) }
    }
    return connection
  }
}
