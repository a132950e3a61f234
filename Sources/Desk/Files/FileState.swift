import Glibc

/// How a file is, as far as that can be told without reading it: whether something has been written
/// to it, or it may be read or written by others than before.
struct FileState: Hashable, Sendable {
  private let device: UInt
  private let number: UInt
  private let size: Int
  private let mode: UInt32
  private let written: [Int]
  private let changed: [Int]

  /// Nil if there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number, size, mode) = (status.st_dev, status.st_ino, status.st_size, status.st_mode)
    written = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    changed = [status.st_ctim.tv_sec, status.st_ctim.tv_nsec]
  }
}
