import Glibc

/// A lock on a folder that only one process of this program has; it lasts as long as the value, and
/// ends with the process however that ends.
package struct FolderLock: ~Copyable {
  package enum Fault: Error, Hashable, Sendable {
    /// Another process has had the lock for as long as patience lasted.
    case busy
    /// The system's error code.
    case failed(Int32)
  }

  private let folder: Int32

  /// Tries to get the lock as long as patience lasts.
  package init(of path: String, within patience: Patience) throws(Fault) {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .failed(errno) }
    var attempts = 0
    while flock(folder, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      let isHeld = code == EWOULDBLOCK
      guard isHeld && patience.nap(afterAttempts: attempts) || code == EINTR else {
        close(folder)
        throw isHeld ? .busy : .failed(code)
      }
      attempts += 1
    }
    self.folder = folder
  }

  deinit { close(folder) }

  /// Writes the names in the folder to disk.
  package func sync() { fsync(folder) }
}
