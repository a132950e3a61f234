import Glibc

/// A file beside another that is to take its place, with the rights of that one.
///
/// Whoever is killed leaves one behind that isn't written to its end, or one that is, or, in its stead,
/// what was there before.
struct Draft {
  let path: String

  /// All of it is on the disk when it is there.
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

  /// Where files can't change their places, there is a moment in which another may write in vain.
  func replace(_ base: [UInt8], at place: FilePlace) throws(TodoFileError) -> Replacement {
    defer { remove() }
    let others = try FileBytes.read(place.path, awaitingWriters: true)
    guard others == base else { return Replacement(others: others, isInPlace: false) }
    guard rename(path, place.path) == 0 else { throw place.unwritable(errno) }
    return Replacement(others: nil, isInPlace: true)
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
