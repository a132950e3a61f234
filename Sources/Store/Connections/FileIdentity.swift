import Glibc

/// By what to tell a file from another that has taken its name.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt

  /// Nil if there is no such file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
  }
}
