/// How the database is opened: made if it is missing, taken to the schema's version if it is older,
/// refused if it is newer or another program's, and set aside if it is damaged.
struct Opening: Sendable {
  let folder: Folder
  let files: DatabaseFiles
  let schema: Schema
  let patience: Duration

  init(in folder: String, schema: Schema, patience: Duration) {
    self.folder = Folder(path: folder)
    files = DatabaseFiles(folder: folder)
    (self.schema, self.patience) = (schema, patience)
  }

  /// A connection to a database that is known to be sound.
  func reopen() throws -> Connection? {
    let connection = try current()
    connection?.leavesNoTrace = false
    return connection
  }

  /// A connection to a database of which nothing is known, and by what name a damaged one was set
  /// aside.
  func open() throws -> (connection: Connection, setAside: String?) {
    try files.check()
    try look()
    if let connection = try? current(), try isSound(connection) {
      connection.leavesNoTrace = false
      return (connection, nil)
    }
    try folder.create()
    return try folder.withLock {
      let setAside = try isDamaged() ? files.setAside() : nil
      return (try prepare(), setAside)
    }
  }

  /// Throws if nothing can be written.
  func checkWriting() throws(StoreError) {
    guard files.mayBeRead else { return try folder.check() }
    guard folder.isWritable, files.mayBeWritten else {
      throw StoreError(path: files.main, .readOnly)
    }
  }

  /// An empty database in memory, as the schema says.
  func blank() throws -> Connection {
    try schema.model(ofVersion: schema.version)
  }

  /// Throws if the file at rest isn't ours, which is found out without anything beside it.
  private func look() throws {
    guard files.exist, files.haveNoLog, let still = try? still(because: .readOnly) else { return }
    do {
      _ = try isCurrent(still)
    } catch let error as StoreError
      where [.newer, .foreign].contains(error.cause) && still.heldStill
    {
      throw error
    } catch {
      // Whatever else there is about it is found out by those who may do something about it.
    }
  }

  /// Nil if there is something to do first. Where there is no room for what goes with a database, it
  /// is read as it is.
  private func current() throws -> Connection? {
    guard files.exist, !files.areOrphaned else { return nil }
    do {
      let connection = try connect()
      return try isCurrent(connection) ? connection : nil
    } catch let error as StoreError where error.cause == .full && files.haveNoLog {
      let connection = try still(because: .full)
      return try isCurrent(connection) ? connection : nil
    }
  }

  private func isSound(_ connection: Connection) throws -> Bool {
    try connection.isSound() && schema.fits(connection)
  }

  private func isDamaged() throws -> Bool {
    if files.areOrphaned { return true }
    guard files.exist else { return false }
    do {
      let connection = try connect()
      _ = try isCurrent(connection)
      return try !isSound(connection)
    } catch let error as StoreError where error.cause == .damaged {
      return true
    }
  }

  private func prepare() throws -> Connection {
    try files.create()
    let connection = try connect()
    _ = try isCurrent(connection)
    connection.leavesNoTrace = false
    try connection.migrate(to: schema)
    return connection
  }

  /// Where nothing can be written, what goes with a database can't be made either, or would be in the
  /// way of those who may write later, so that it is taken for still unless that is there.
  private func connect() throws(StoreError) -> Connection {
    guard folder.isWritable && files.mayBeWritten || !files.haveNoLog else {
      return try still(because: .readOnly)
    }
    if files.mayBeWritten { files.spreadRights() }
    return try Connection(path: files.main, patience: patience)
  }

  private func still(because obstacle: StoreError.Cause) throws(StoreError) -> Connection {
    try Connection(path: files.main, patience: patience, stillBecauseOf: obstacle)
  }

  /// Throws if the database is another program's, or of a later version, or of none that can be.
  private func isCurrent(_ connection: Connection) throws -> Bool {
    guard try schema.owns(connection) else { throw StoreError(path: files.main, .foreign) }
    let version = try connection.version()
    guard version >= 0 else { throw StoreError(path: files.main, .damaged) }
    guard version <= schema.version else { throw StoreError(path: files.main, .newer) }
    guard version == schema.version else { return false }
    return try connection.isStill || isMarked(connection) && connection.keepsLog()
  }

  /// Whether the file says whom it belongs to, as far as it could be made to.
  private func isMarked(_ connection: Connection) throws -> Bool {
    try !files.mayBeWritten || connection.owner() == Schema.owner
  }
}
