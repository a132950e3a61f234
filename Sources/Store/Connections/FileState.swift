import Glibc

/// The identity of a file, its size and the time of its last change.
struct FileState: Hashable, Sendable {
  private let identity: FileIdentity
  private let size: Int
  private let written: [Int]

  /// Fails if there is no such file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0, let identity = FileIdentity(path: path) else { return nil }
    self.identity = identity
    size = Int(status.st_size)
    written = [Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
  }
}
