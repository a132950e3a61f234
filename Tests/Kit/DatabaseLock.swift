import Glibc

/// A lock under which nobody can read or write an SQLite database, as long as it lasts.
package final class DatabaseLock {
  private var file: Int32

  /// `F_OFD_SETLK`, which the Glibc module lacks. Such a lock stays when this process closes another
  /// descriptor of the file.
  private static let lockForThisDescriptor: Int32 = 37

  /// Locks a database that nobody has open.
  package convenience init(on path: String) throws {
    try self.init(on: path, bytes: 0x4000_0000, count: 512)
  }

  /// Locks the index of a database's log, as whoever opens it does for a moment.
  package convenience init(onIndex path: String) throws {
    try self.init(on: path, bytes: 128, count: 1)
  }

  private init(on path: String, bytes start: Int, count: Int) throws {
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    var lock = flock(
      l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: start, l_len: count, l_pid: 0)
    guard fcntl(file, Self.lockForThisDescriptor, &lock) == 0 else {
      let failure = StartFailure(code: errno)
      release()
      throw failure
    }
  }

  deinit { release() }

  package func release() {
    if file >= 0 { close(file) }
    file = -1
  }
}
