import Glibc

/// The files of a database: the main one, and those that SQLite keeps beside it.
struct DatabaseFiles: Hashable, Sendable {
  let folder: String

  static let name = "store.db"

  var main: String { folder.hasSuffix("/") ? folder + Self.name : "\(folder)/\(Self.name)" }

  private var log: String { "\(main)-wal" }
  private var index: String { "\(main)-shm" }
  private var journal: String { "\(main)-journal" }

  var exist: Bool { Self.size(of: main) != nil }

  /// Whether the database doesn't exist; false if it can't be reached.
  var areMissing: Bool {
    var status = stat()
    return lstat(main, &status) != 0 && errno == ENOENT
  }

  /// Whether a log remains of a database that is gone.
  var areOrphaned: Bool {
    (Self.size(of: main) ?? 0) == 0 && (Self.size(of: log) ?? 0) > 0
  }

  /// Whether nothing is left of a database but its name: SQLite takes even a single byte for a new
  /// database, and one that is being made has another name.
  var areEmptied: Bool { Self.size(of: main).map { $0 <= 1 } ?? false }

  /// Whether the log is empty, so that the main file holds everything.
  var haveNoLog: Bool { (Self.size(of: log) ?? 0) == 0 }

  /// Whether no change has begun in the main file: neither a log is being copied into it, nor is
  /// there a journal that would undo what was written.
  var areAtRest: Bool { haveNoLog && (Self.size(of: journal) ?? 0) == 0 }

  /// Throws if the name of the database or of its journal belongs to something other than a regular file:
  /// SQLite would wait for whoever writes into a pipe.
  func check() throws(StoreError) {
    for file in [main, journal] {
      var status = stat()
      guard stat(file, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { continue }
      throw StoreError(path: file, .denied("it is no file"))
    }
  }

  var mayBeRead: Bool { access(main, R_OK) == 0 }
  var mayBeWritten: Bool { access(main, W_OK) == 0 }

  /// Gives the files beside the main one its permissions. A process that could only read may have
  /// created them with others.
  func spreadRights() {
    var status = stat()
    guard stat(main, &status) == 0 else { return }
    for file in [log, index] where access(file, W_OK) != 0 && errno == EACCES {
      chmod(file, status.st_mode & 0o777)
    }
  }

  /// The file in which a database is made before it gets its name.
  var draft: String { "\(main)-new" }

  /// Creates an empty draft that only its owner can read, in place of one that was left behind.
  func makeDraft() throws(StoreError) {
    removeDraft()
    let file = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw StoreError(path: main, errno: errno) }
    close(file)
  }

  func removeDraft() {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(draft + suffix) }
  }

  /// Gives the draft, which is closed and so has no log, the name of the database.
  func takeDraft() throws(StoreError) {
    guard rename(draft, main) == 0 else { throw StoreError(path: main, errno: errno) }
  }

  /// Renames all files, the main one last, and returns the new name.
  func setAside() throws(StoreError) -> String {
    let name = freeName
    for (file, suffix) in [(log, "-wal"), (index, "-shm"), (main, "")] {
      guard rename(file, name + suffix) == 0 || errno == ENOENT else {
        throw StoreError(path: file, errno: errno)
      }
    }
    return name
  }

  private var freeName: String {
    let names = (1...).lazy.map { "\(main).damaged-\($0)" }
    let free = names.first { name in
      ["", "-wal", "-shm"].allSatisfy { Self.size(of: name + $0) == nil }
    }
    return free ?? "\(main).damaged"
  }

  private static func size(of path: String) -> Int? {
    var status = stat()
    return lstat(path, &status) == 0 ? Int(status.st_size) : nil
  }
}

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
    try connection.isSound() && schema.fits(connection) && !isUnwritable(connection)
  }

  /// Whether the file's own header forbids to write it, although the system allows it.
  private func isUnwritable(_ connection: Connection) -> Bool {
    connection.onlyReads && !connection.isStill && folder.isWritable && files.mayBeWritten
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
    } catch let error as StoreError where error.hasUnknownFormat {
      return try still(because: .readOnly).owner() == Schema.owner
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

extension Connection {
  /// Whether everything in the file can be read.
  func isSound() throws(StoreError) -> Bool {
    do throws(StoreError) {
      return try rows(Statement("PRAGMA quick_check(1)")) { $0.text(0) } == ["ok"]
    } catch  where error.cause == .damaged {
      return false
    }
  }
}

/// The store's folder.
struct Folder: Hashable, Sendable {
  let path: String

  /// Creates the folder and its parents if necessary; throws the error of the first that can't be
  /// created.
  func create() throws(StoreError) {
    let ends = path.indices.dropFirst().filter { path[$0] == "/" } + [path.endIndex]
    for end in ends {
      let part = String(path[..<end])
      // An existing folder is fine, whatever error creating it gives.
      guard mkdir(part, 0o700) != 0, errno != EEXIST else { continue }
      let obstacle = errno
      if access(part, F_OK) != 0, errno == ENOENT {
        throw StoreError(path: path, errno: obstacle)
      }
    }
  }

  /// Throws if this isn't a folder in which files can be created.
  func check() throws(StoreError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw StoreError(path: path, errno: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw StoreError(path: path, errno: ENOTDIR) }
    guard isWritable else { throw StoreError(path: path, errno: errno) }
  }

  var isWritable: Bool { access(path, W_OK | X_OK) == 0 }

  /// Runs the body while no other process holds the folder's lock; throws busy if patience ends
  /// before.
  func withLock<Value>(within patience: Patience, _ body: () throws -> Value) throws -> Value {
    let lock = try lock(within: patience)
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }

  private func lock(within patience: Patience) throws(StoreError) -> FolderLock {
    do {
      return try FolderLock(of: path, within: patience)
    } catch {
      throw switch error {
      case .busy: StoreError(path: path, .busy)
      case .failed(let code): StoreError(path: path, errno: code)
      }
    }
  }

  /// Notifies those who watch the folder of a change.
  func announce() {
    utimensat(AT_FDCWD, path, nil, 0)
  }
}
