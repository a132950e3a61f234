import Glibc

/// What can be told of a file without reading it: which one it is, its size, who may use it, and when
/// it last changed. It differs whenever something was written, or the rights have changed.
package struct FileState: Hashable, Sendable {
  private let identity: FileIdentity
  private let size: Int
  private let mode: UInt32
  private let written: [Int]
  private let changed: [Int]

  /// The state as a text that can be stored: states are the same if their texts are.
  package var mark: String {
    let numbers = [size, Int(mode)] + written + changed
    return ([identity.mark] + numbers.map(String.init)).joined(separator: " ")
  }

  /// Whether its content is older than that of another file.
  package func wasWritten(before other: FileState) -> Bool {
    written.lexicographicallyPrecedes(other.written)
  }

  /// Whether it is neither a folder nor a device or a pipe.
  package var isRegular: Bool { mode & S_IFMT == S_IFREG }

  /// Fails if there is no such file.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    identity = FileIdentity(status)
    (size, mode) = (Int(status.st_size), status.st_mode)
    written = [Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
    changed = [Int(status.st_ctim.tv_sec), Int(status.st_ctim.tv_nsec)]
  }
}
