import Glibc

/// The files of the database in a folder: the one that holds everything, and those that go with it.
struct DatabaseFiles: Hashable, Sendable {
  let folder: String

  static let name = "store.db"

  var main: String { folder.hasSuffix("/") ? folder + Self.name : "\(folder)/\(Self.name)" }

  private var log: String { "\(main)-wal" }
  private var index: String { "\(main)-shm" }

  var exist: Bool { Self.size(of: main) != nil }

  /// Not where they only can't be reached.
  var areMissing: Bool {
    var status = stat()
    return lstat(main, &status) != 0 && errno == ENOENT
  }

  /// Whether a log is left of a database that is gone.
  var areOrphaned: Bool {
    (Self.size(of: main) ?? 0) == 0 && (Self.size(of: log) ?? 0) > 0
  }

  /// Whether nothing is left to be read but the one that holds everything.
  var haveNoLog: Bool { (Self.size(of: log) ?? 0) == 0 }

  /// Throws if what has the database's name can't be one.
  func check() throws(StoreError) {
    var status = stat()
    guard stat(main, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return }
    throw StoreError(path: main, .denied("it is no file"))
  }

  var mayBeRead: Bool { access(main, R_OK) == 0 }
  var mayBeWritten: Bool { access(main, W_OK) == 0 }

  /// Gives those that go with it the rights that it has itself, which may have been others when
  /// somebody who only read has left them.
  func spreadRights() {
    var status = stat()
    guard stat(main, &status) == 0 else { return }
    for file in [log, index] where access(file, W_OK) != 0 && errno == EACCES {
      chmod(file, status.st_mode & 0o777)
    }
  }

  /// Makes an empty file that only its owner reads, unless there is one. One that is there is never
  /// opened but by SQLite, for closing it would take SQLite's locks away.
  func create() throws(StoreError) {
    let file = open(main, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 {
      close(file)
    } else if errno != EEXIST {
      throw StoreError(path: main, errno: errno)
    }
  }

  /// Gives all of them another name, the one that holds everything last, and tells that.
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
