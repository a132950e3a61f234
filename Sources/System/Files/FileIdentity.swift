import Glibc

/// The identity of a file, which differs from that of another file under the same name.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt

  /// The identity as a text that can be stored.
  package var mark: String { "\(device) \(number)" }

  /// Fails if there is no such file.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
  }
}
