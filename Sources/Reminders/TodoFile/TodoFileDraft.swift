import Glibc

/// A temporary file that takes the place of another, with the same permissions.
///
/// A killed process leaves behind an incomplete draft, a complete one, or the old contents under
/// the draft's name.
struct TodoFileDraft {
  let path: String

  /// Writes the draft; all of it is on disk on return.
  init(
    of bytes: [UInt8], insteadOf base: [UInt8], for place: FilePlace
  ) throws(TodoFileError) {
    let name = DraftName(of: bytes, insteadOf: base)
    path = "\(place.folder)/\(name)"
    let unfinished = "\(place.folder)/\(name.unfinished)"
    defer { unlink(unfinished) }
    try Self.write(bytes, to: unfinished, for: place)
    guard rename(unfinished, path) == 0 else { throw place.unwritable(errno) }
  }

  func remove() {
    unlink(path)
  }

  /// Replaces a file by renaming, on file systems without an exchange. A write by another program
  /// in that moment is lost.
  func replace(_ base: [UInt8], at place: FilePlace) throws(TodoFileError) -> FileReplacement {
    defer { remove() }
    let others = try FileBytes.read(place.path, awaitingWriters: true)
    guard others == base else { return FileReplacement(others: others, isInPlace: false) }
    guard rename(path, place.path) == 0 else { throw place.unwritable(errno) }
    return FileReplacement(others: nil, isInPlace: true)
  }

  private static func write(
    _ bytes: [UInt8], to path: String, for place: FilePlace
  ) throws(TodoFileError) {
    var status = stat()
    guard stat(place.path, &status) == 0 else { throw place.unwritable(errno) }
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw place.unwritable(errno) }
    defer { close(file) }
    guard giveOwner(to: file, like: status), fchmod(file, status.st_mode & 0o7777) == 0,
      FileBytes.write(bytes, to: file), fsync(file) == 0
    else { throw place.unwritable(errno) }
  }

  private static func giveOwner(to file: Int32, like status: stat) -> Bool {
    var own = stat()
    guard fstat(file, &own) == 0 else { return false }
    if own.st_uid == status.st_uid, own.st_gid == status.st_gid { return true }
    return fchown(file, status.st_uid, status.st_gid) == 0
  }
}
