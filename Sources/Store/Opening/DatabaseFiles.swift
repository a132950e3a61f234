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
