import Glibc

/// The state of a file as far as `stat` tells: its identity, size, permissions and times.
struct FileState: Hashable, Sendable {
  private let device: UInt
  private let number: UInt
  private let size: Int
  private let mode: UInt32
  private let written: [Int]
  private let changed: [Int]

  /// Fails if the file doesn't exist.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number, size, mode) = (status.st_dev, status.st_ino, status.st_size, status.st_mode)
    written = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    changed = [status.st_ctim.tv_sec, status.st_ctim.tv_nsec]
  }
}
