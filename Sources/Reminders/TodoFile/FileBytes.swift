import CFiles
import Glibc

/// Functions that read whole files.
enum FileBytes {
  /// The maximum size; no one keeps a longer list.
  static let greatestCount = 1 << 24
  /// The time to wait for a writer, in milliseconds.
  private static let patience: Int32 = 1000

  /// Reads a file; optionally waits for writers to finish, so that it doesn't read half a change.
  static func read(
    _ path: String, awaitingWriters: Bool = false
  ) throws(TodoFileError) -> [UInt8] {
    // Without `O_NONBLOCK`, opening a pipe or a device could block.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(path: path, cause: .ofError(errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw .unreadable(path: path, cause: .ofError(errno))
    }
    if let cause = FileCause(ofSort: status) { throw .unreadable(path: path, cause: cause) }
    if awaitingWriters { _ = files_await_writers(file, patience) }
    let bytes = try bytes(of: file, at: path)
    if [[0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(bytes.prefix(2))) {
      throw .unreadable(path: path, cause: .otherText)
    }
    return bytes
  }

  static func create(_ path: String) throws(TodoFileError) {
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard file >= 0 else { throw .unwritable(path: path, cause: .ofError(errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw .unwritable(path: path, cause: .ofError(errno))
    }
    if let cause = FileCause(ofSort: status) { throw .unwritable(path: path, cause: cause) }
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
