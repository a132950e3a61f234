import Glibc

/// The steps to open a database: create it if it is missing, migrate it if it is older, refuse it
/// if it is newer or belongs to another program, and set it aside if it is damaged.
///
/// It waits for other processes only within a patience that is passed in.
struct DatabaseOpener: Sendable {
  let folder: Folder
  let files: DatabaseFiles
  let schema: Schema

  init(in folder: String, schema: Schema) {
    self.folder = Folder(path: folder)
    files = DatabaseFiles(folder: folder)
    self.schema = schema
  }

  /// A connection to a database known to be sound; nil if it isn't current.
  func reopen() throws -> Connection? {
    let connection = try current()
    connection?.leavesNoTrace = false
    return connection
  }

  typealias Opening = (connection: Connection, setAside: String?)

  /// A connection to a database about which nothing is known, and the name under which a damaged
  /// one was set aside; throws busy when patience ends.
  ///
  /// To be read only, a database that another process keeps locked is read as immutable at once, as
  /// long as nothing is being written in it.
  func open(toRead: Bool, within patience: Patience) throws -> Opening {
    var attempts = 0
    while true {
      do {
        // Each attempt ends at once, because SQLite doesn't wait for all locks.
        return try Patience(.zero).during { try tryOpening() }
      } catch let error as StoreError where error.cause == .busy {
        if toRead, let connection = besideLock() { return (connection, nil) }
        guard patience.nap(afterAttempts: attempts) else { throw error }
        attempts += 1
      }
    }
  }

  private func tryOpening() throws -> Opening {
    try files.check()
    try look()
    if let connection = try soundConnection() {
      connection.leavesNoTrace = false
      return (connection, nil)
    }
    try folder.create()
    return try folder.withLock(within: Patience(.zero)) {
      let setAside = try isDamaged() ? files.setAside() : nil
      return (try prepare(), setAside)
    }
  }

  /// A connection to a current database; nil if something has to be done first, which the lock's
  /// holder finds out. Throws busy if another process keeps it from being read.
  private func soundConnection() throws -> Connection? {
    do {
      guard let connection = try current() else { return nil }
      return try isSound(connection) ? connection : nil
    } catch let error as StoreError where error.cause == .busy {
      throw error
    } catch {
      return nil
    }
  }

  private func besideLock() -> Connection? {
    guard files.exist, files.areAtRest, let connection = try? still(because: .busy),
      (try? isCurrent(connection)) == true, (try? isSound(connection)) == true,
      connection.heldStill
    else { return nil }
    return connection
  }

  /// Throws if nothing can be written.
  func checkWriting() throws(StoreError) {
    guard files.mayBeRead else { return try folder.check() }
    guard folder.isWritable, files.mayBeWritten else {
      throw StoreError(path: files.main, .readOnly)
    }
  }

  /// An empty database in memory with the current schema.
  func blank() throws -> Connection {
    try schema.model(ofVersion: schema.version)
  }

  /// Throws if the file is newer or another program's; reads it as immutable, which creates no
  /// files beside it.
  private func look() throws {
    guard files.exist, files.haveNoLog, let still = try? still(because: .readOnly) else { return }
    do {
      _ = try isCurrent(still)
    } catch let error as StoreError
      where [.newer, .foreign].contains(error.cause) && still.heldStill
    {
      throw error
    } catch {
      // Other problems are left to the steps that can solve them.
    }
  }

  /// A connection to a current database; nil if it has to be created, migrated or repaired first.
  /// On a full disk, it is read as immutable.
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
    if files.areOrphaned || files.areEmptied { return true }
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
    if files.areMissing { try make() }
    let connection = try connect()
    _ = try isCurrent(connection)
    connection.leavesNoTrace = false
    try connection.migrate(to: schema)
    return connection
  }

  /// Makes a database under another name first, so that it is whole or not there whenever the
  /// process ends: an empty file is what is left of a damaged one.
  private func make() throws {
    try files.makeDraft()
    do {
      let draft = try Connection(path: files.draft)
      draft.leavesNoTrace = false
      try draft.migrate(to: schema)
      try draft.emptyLog()
    } catch {
      files.removeDraft()
      throw (error as? StoreError).map { StoreError(path: files.main, $0.cause) } ?? error
    }
    try files.takeDraft()
  }

  /// A connection. Without write access it is read as immutable, because the files beside it can't
  /// be created, or would block later writers; not if a log exists.
  private func connect() throws(StoreError) -> Connection {
    let isWritable = folder.isWritable && files.mayBeWritten
    guard isWritable || !files.haveNoLog else { return try still(because: .readOnly) }
    if files.mayBeWritten { files.spreadRights() }
    do {
      return try Connection(path: files.main)
    } catch  where !isWritable && error.isDenied {
      // SQLite names the log's index, which it couldn't create: it would be missing, not forbidden.
      throw StoreError(path: files.main, errno: EACCES)
    }
  }

  private func still(because obstacle: StoreError.Cause) throws(StoreError) -> Connection {
    try Connection(path: files.main, stillBecauseOf: obstacle)
  }

  /// Whether the database has the current version. Throws if it is newer, damaged or another
  /// program's.
  private func isCurrent(_ connection: Connection) throws -> Bool {
    guard try schema.owns(connection) else { throw StoreError(path: files.main, .foreign) }
    let version = try connection.version()
    guard version >= 0 else { throw StoreError(path: files.main, .damaged) }
    guard version <= schema.version else { throw StoreError(path: files.main, .newer) }
    guard version == schema.version else { return false }
    return try connection.isStill || isMarked(connection) && connection.keepsLog()
  }

  /// Whether the file names its owner; true if it can't be written.
  private func isMarked(_ connection: Connection) throws -> Bool {
    try !files.mayBeWritten || connection.owner() == Schema.owner
  }
}
