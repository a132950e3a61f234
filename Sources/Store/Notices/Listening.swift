import CSystem
import Glibc

/// A sign to other processes that this one reads notices. It lasts as long as the value, and ends
/// with the process however that ends.
package struct Listening: ~Copyable {
  private let file: Int32

  /// Fails if the sign can't be set.
  init?(at path: String) {
    // Without `O_NONBLOCK`, opening a pipe would block.
    let file = open(path, O_RDONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard file >= 0 else { return nil }
    guard Self.isFile(file), files_lock(file) else {
      close(file)
      return nil
    }
    self.file = file
  }

  deinit { close(file) }

  /// Whether a process listens at the path; true if that can't be determined.
  static func isKept(at path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return errno != ENOENT }
    defer { close(file) }
    return !isFile(file) || files_is_locked(file)
  }

  private static func isFile(_ file: Int32) -> Bool {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

extension Store {
  /// Shows other processes that this one reads notices; nil if that fails.
  package func listen() -> Listening? { Listening(at: listenersPath) }

  /// Whether any process reads notices; true if that can't be determined.
  package var isHeard: Bool { Listening.isKept(at: listenersPath) }

  private var listenersPath: String { "\(folder)/listeners" }
}
