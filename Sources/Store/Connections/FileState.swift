import Glibc

/// Which file it is, and whether something has been written to it.
struct FileState: Hashable, Sendable {
  private let identity: FileIdentity
  private let size: Int
  private let written: [Int]

  /// Nil if there is no such file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0, let identity = FileIdentity(path: path) else { return nil }
    self.identity = identity
    size = Int(status.st_size)
    written = [Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
  }
}
