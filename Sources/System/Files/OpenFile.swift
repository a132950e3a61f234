import CSystem
import Glibc

/// A regular file, open for reading. Opening never waits, whatever lies under its name.
package struct OpenFile: ~Copyable {
  private let descriptor: Int32
  private let status: stat

  package init(path: String, followingLinks: Bool = true) throws(FileError) {
    // Without `O_NONBLOCK`, opening a pipe or a device could block.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW)
    let descriptor = open(path, flags)
    guard descriptor >= 0 else { throw FileError(code: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw FileError(code: code)
    }
    if let error = FileError(sort: status) {
      close(descriptor)
      throw error
    }
    (self.descriptor, self.status) = (descriptor, status)
  }

  deinit { close(descriptor) }

  /// The size in bytes when it was opened.
  package var size: Int { Int(status.st_size) }

  /// Whether others than the owner may do anything with it.
  package var isExposed: Bool { status.st_mode & 0o077 != 0 }

  /// Waits some milliseconds until nobody has the file open for writing; false if somebody still has.
  @discardableResult
  package func awaitWriters(milliseconds: Int32) -> Bool {
    files_await_writers(descriptor, milliseconds)
  }

  /// The next bytes; empty at the end.
  package func piece(upTo most: Int) throws(FileError) -> [UInt8] {
    try Reading.piece(of: descriptor, upTo: most)
  }

  /// The rest of the file. Throws if it has more than `most` bytes.
  package func bytes(upTo most: Int) throws(FileError) -> [UInt8] {
    try Reading.bytes(of: descriptor, upTo: most, expecting: Int(status.st_size))
  }
}
