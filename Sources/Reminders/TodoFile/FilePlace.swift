import Files
import Glibc

/// The real location of a file, where another can replace it.
struct FilePlace {
  let path: String
  let folder: String

  /// Follows symbolic links, so that a link stays and its target changes.
  init(following path: String) throws(TodoFileError) {
    guard let resolved = realpath(path, nil) else {
      throw .unwritable(path: path, cause: .ofError(errno))
    }
    defer { free(resolved) }
    self.path = String(cString: resolved)
    let end = self.path.lastIndex(of: "/") ?? self.path.startIndex
    folder = end == self.path.startIndex ? "/" : String(self.path[..<end])
  }

  var seemsWritable: Bool { access(path, W_OK) == 0 }

  /// Runs the body while no other process of this program changes files in the folder.
  func withLock<Value>(
    _ body: () throws(TodoFileError) -> Value
  ) throws(TodoFileError) -> Value {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unwritable(path: folder, cause: .ofError(errno)) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .unwritable(path: folder, cause: .ofError(errno)) }
    }
    sweep()
    let value = try body()
    fsync(descriptor)
    return value
  }

  /// Replaces the expected contents with new ones, in the file itself if no other file may replace
  /// it. If other contents turn out to have been there, they are returned.
  func replace(_ base: [UInt8], by bytes: [UInt8]) throws(TodoFileError) -> FileReplacement {
    do {
      return try exchange(base, for: bytes)
    } catch  where error.isDenied && seemsWritable {
      return try overwrite(base, by: bytes)
    }
  }

  private func exchange(
    _ base: [UInt8], for bytes: [UInt8]
  ) throws(TodoFileError) -> FileReplacement {
    let draft = try TodoFileDraft(of: bytes, insteadOf: base, for: self)
    do throws(FileError) {
      try FileExchange.exchange(draft.path, path)
    } catch .system(EINVAL), .system(ENOSYS) {
      return try draft.replace(base, at: self)
    } catch {
      draft.remove()
      throw unwritable(error)
    }
    // After the exchange, the draft's name holds the old file.
    let others = try FileBytes.read(draft.path, awaitingWriters: true)
    return FileReplacement(
      others: others == base ? nil : others, isInPlace: true, displaced: draft)
  }

  /// Throws if a file of the same length can't be written beside it.
  func tryDraft() throws(TodoFileError) {
    try withLock { () throws(TodoFileError) in
      let bytes = try FileBytes.read(path)
      try TodoFileDraft(of: bytes, insteadOf: bytes, for: self).remove()
    }
  }

  func unwritable(_ code: Int32) -> TodoFileError { unwritable(.system(code)) }

  func unwritable(_ error: FileError) -> TodoFileError {
    .unwritable(path: path, cause: FileCause(error))
  }
}
