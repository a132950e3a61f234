import Glibc

/// The identity and modification time of a file.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt
  private let seconds: Int
  private let nanoseconds: Int

  /// Fails if the file doesn't exist.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = status.st_dev
    number = status.st_ino
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
