import CFiles
import Glibc

/// All bytes of a file.
enum FileBytes {
  /// What is longer is no list that a person keeps.
  static let greatestCount = 1 << 24
  /// For so many milliseconds is waited each time for somebody who writes.
  private static let patience: Int32 = 1000

  /// What others are about to write can be awaited, so that no half of it is read.
  static func read(
    _ path: String, awaitingWriters: Bool = false
  ) throws(TodoFileError) -> [UInt8] {
    // A pipe or a device under this name must not hold the program up.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(path: path, cause: .ofError(errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, cause: .notAFile)
    }
    if awaitingWriters { _ = files_await_writers(file, patience) }
    return try bytes(of: file, at: path)
  }

  static func create(_ path: String) throws(TodoFileError) {
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard file >= 0 else { throw .unwritable(path: path, cause: .ofError(errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unwritable(path: path, cause: .notAFile)
    }
  }

  private static func bytes(of file: Int32, at path: String) throws(TodoFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= greatestCount {
      var failure: Int32?
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let result = Glibc.read(file, buffer.baseAddress, buffer.count)
        if result < 0 { failure = errno }
        count = max(0, result)
      }
      if let failure, failure != EINTR {
        throw .unreadable(path: path, cause: .ofError(failure))
      }
      if part.isEmpty, failure == nil { return bytes }
      bytes += part
    }
    throw .unreadable(path: path, cause: .tooLarge)
  }
}
