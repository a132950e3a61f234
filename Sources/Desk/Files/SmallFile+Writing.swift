import Glibc
import Printing

extension SmallFile {
  /// Removes the file, if it exists.
  func remove() throws(FileFault) {
    guard unlink(path) == 0 || errno == ENOENT else { throw fault("it can't be removed", errno) }
  }

  /// Replaces the file atomically; creates missing folders.
  func write(_ text: String) throws(FileFault) {
    let obstacle = makeFolders()
    // Includes the process ID, because another program may be writing the same file.
    let draft = "\(path).\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else {
      throw fault("it can't be written", errno == ENOENT ? obstacle ?? errno : errno)
    }
    let isWritten = (try? Output(descriptor: file).write(.export(text))) != nil
    guard close(file) == 0, isWritten, rename(draft, path) == 0 else {
      let code = errno
      unlink(draft)
      throw fault("it can't be written", code)
    }
  }

  /// Renames the file to make room for a new one.
  func setAside() {
    rename(path, "\(path).unread")
  }

  /// Creates missing folders. Returns the last error, which matters only if creating the file fails
  /// too.
  @discardableResult
  func makeFolders() -> Int32? {
    var obstacle: Int32?
    for end in path.indices.dropFirst() where path[end] == "/" {
      if mkdir(String(path[..<end]), 0o700) != 0, errno != EEXIST, errno != ENOENT {
        obstacle = errno
      }
    }
    return obstacle
  }
}
