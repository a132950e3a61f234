import CFiles
import Glibc

/// That somebody hears notices, for as long as it is kept; it ends with the process, however that ends.
package struct Listening: ~Copyable {
  private let file: Int32

  /// Nil where that can't be said.
  init?(at path: String) {
    // A pipe under this name must not hold the program up.
    let file = open(path, O_RDONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard file >= 0 else { return nil }
    guard Self.isFile(file), files_lock(file) else {
      close(file)
      return nil
    }
    self.file = file
  }

  deinit { close(file) }

  /// Whether anybody has said so at a path, or that can't be found out.
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
  /// From now on others know that somebody hears their notices.
  package func listen() -> Listening? { Listening(at: listenersPath) }

  /// Whether somebody hears notices, as far as one can know.
  package var isHeard: Bool { Listening.isKept(at: listenersPath) }

  private var listenersPath: String { "\(folder)/listeners" }
}
