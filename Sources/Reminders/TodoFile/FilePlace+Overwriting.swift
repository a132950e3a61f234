import Glibc

extension FilePlace {
  /// Overwrites the file in place, which is necessary for files of other users. A copy of the old
  /// contents lies beside it until the new ones are on disk, if one can be made; it is restored if
  /// the disk is full.
  func overwrite(_ base: [UInt8], by bytes: [UInt8]) throws(TodoFileError) -> FileReplacement {
    let file = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { throw unwritable(errno) }
    defer { close(file) }
    let copy = keepCopy(of: base)
    defer { if let copy { unlink(copy) } }
    let others = try FileBytes.read(path, awaitingWriters: true)
    guard others == base else { return FileReplacement(others: others, isInPlace: false) }
    guard FileBytes.overwrite(file, by: bytes) else {
      let code = errno
      _ = FileBytes.overwrite(file, by: base)
      throw unwritable(code)
    }
    return FileReplacement(others: nil, isInPlace: true)
  }

  /// The name of a copy beside the file; nil if none can be made.
  private func keepCopy(of bytes: [UInt8]) -> String? {
    let name = "\(path).before-\(getpid())"
    let copy = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard copy >= 0 else { return nil }
    defer { close(copy) }
    guard FileBytes.write(bytes, to: copy), fsync(copy) == 0 else {
      unlink(name)
      return nil
    }
    return name
  }
}
