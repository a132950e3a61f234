import Glibc

/// The identity of a file, the same under all of its names.
struct FileNumber: Hashable, Sendable {
  private let device: UInt
  private let number: UInt

  /// Fails if there is no such file.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
  }
}
